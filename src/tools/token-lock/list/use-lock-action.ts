import type { Address } from 'viem'
import type { Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { useAdminAction, type AdminActionState } from '#tools/plan/use-admin-action.ts'
import type { LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import type { LockerName } from '#tools/token-lock/read/lock-number.ts'

type LockActionState = Omit<AdminActionState, 'run'> & { run: (action: LockAction) => Promise<boolean> }

/** `deed`: the locks are NFTs of the account. */
type UseLockAction = { token: Token; account: Address; locker: LockerName; deed?: boolean }

/** Does things with locks of one token at one contract, one at a time, and says how they go. `run` answers whether it was sent. */
export function useLockAction({ token, account, locker, deed }: UseLockAction): LockActionState {
  const { run, ...state } = useAdminAction({
    account,
    contracts: [contractAddresses[locker], contractAddresses.LockDeeds, token.address],
  })
  return {
    ...state,
    run: (action) =>
      run(async (going) => {
        const { runLockAction } = await import('./run-lock-action.ts')
        return runLockAction(action, { from: account, token, locker, deed }, going)
      }),
  }
}
