import type { Address } from 'viem'
import { nameOf } from '#chain/tokens/numbered.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { actionCall, type GrantAction } from '#tools/grants/contract/grant-calls.ts'
import { useAdminAction, type AdminActionState } from '#tools/plan/use-admin-action.ts'

type GrantActionState = Omit<AdminActionState, 'run'> & {
  /** Simulates, shows and sends it; `name` is what the list of transactions calls it. Answers whether it was sent. */
  run: (action: GrantAction, name: string) => Promise<boolean>
}

/** Does things with grants of one token, one at a time, and says how they go. */
export function useGrantAction({ token, account }: { token: Token; account: Address }): GrantActionState {
  const { run, ...state } = useAdminAction({ account, contracts: [contractAddresses.TokenGrants] })
  return {
    ...state,
    run: (action, name) =>
      run(async () => {
        const [{ executeCall }, { simulate }, { grantContracts }] = await Promise.all([
          import('#tools/plan/execute-call.ts'),
          import('#tools/grants/contract/simulate-grants.ts'),
          import('#tools/grants/plan/grant-kind.ts'),
        ])
        const grants = 'ids' in action ? `${action.ids.length} grants` : `grant ${nameOf(action.id)}`
        return executeCall(simulate, {
          from: account,
          contracts: grantContracts,
          call: actionCall(action),
          description: `${name}: ${grants} of ${token.symbol}`,
          ...('to' in action && BigInt(action.to) !== 0n && { recipient: action.to }),
        })
      }),
  }
}
