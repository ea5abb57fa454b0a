import type { RawLog } from '#chain/read/contract-logs.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { lockEventsIn } from '#tools/token-lock/read/read-logs.ts'
import { explainRevert } from './lock-errors.ts'

/** Simulates calls on the chain as it is now; what would be received is what the locks would be credited, summed. Never rejects. */
export const simulate = simulator({ explainRevert, receivedIn: creditedIn })

function creditedIn(logs: readonly RawLog[]): bigint {
  const credits = lockEventsIn(logs).map(({ eventName, args }) =>
    eventName === 'Locked' || eventName === 'Increased' ? args.amount : 0n,
  )
  return credits.reduce((sum, amount) => sum + amount, 0n)
}
