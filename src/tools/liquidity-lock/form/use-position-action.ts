import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { useAdminAction, type AdminActionState } from '#tools/plan/use-admin-action.ts'
import type { PositionAction } from './position-calls.ts'

type PositionActionState = Omit<AdminActionState, 'run'> & {
  run: (action: PositionAction, description: string) => Promise<boolean>
}

/** Does things with positions of one manager, one at a time, and says how they go. `run` answers whether it was sent. */
export function usePositionAction({ account, manager }: { account: Address; manager: Address }): PositionActionState {
  const { run, ...state } = useAdminAction({ account, contracts: [manager, contractAddresses.PositionLocker] })
  return {
    ...state,
    run: (action, description) =>
      run(async () => {
        const { runPositionAction } = await import('./run-position-action.ts')
        return runPositionAction(action, { from: account, manager, description })
      }),
  }
}
