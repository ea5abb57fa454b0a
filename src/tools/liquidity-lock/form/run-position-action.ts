import type { Address } from 'viem'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { callOf, type PositionAction } from './position-calls.ts'
import { simulate } from './position-errors.ts'

/** Who does it, with a position of which manager, and what the list of transactions says of it. */
export type Doing = { from: Address; manager: Address; description: string }

/** Simulates an action, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export function runPositionAction(
  action: PositionAction,
  { from, manager, description }: Doing,
): Promise<Explained | undefined> {
  return executeCall(simulate, {
    from,
    call: callOf(action),
    contracts: (chainId) => contractsOn(chainId, manager),
    description,
    recipient: 'to' in action ? action.to : undefined,
  })
}
