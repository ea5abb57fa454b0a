import { simulator } from '#tools/plan/simulate.ts'
import { explainRevert } from './grant-errors.ts'
import { madeIn } from './grant-events.ts'

/** Simulates calls on the chain as it is now; what would be received is what the grants would be credited, summed. Never rejects. */
export const simulate = simulator({
  explainRevert,
  receivedIn: (logs) => madeIn(logs).reduce((sum, { amount }) => sum + amount, 0n),
})
