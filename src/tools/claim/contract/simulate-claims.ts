import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { explainRevert } from './claim-errors.ts'
import { claims } from './read-history.ts'

/** Simulates calls on the chain as it is now; what would be received is what a new campaign would be credited. Never rejects. */
export const simulateClaims = simulator({ explainRevert, receivedIn: fundedIn })

function fundedIn(logs: readonly RawLog[]): bigint | undefined {
  const made = eventsIn(logs, claims).find(({ eventName }) => eventName === 'CampaignCreated')
  return made?.eventName === 'CampaignCreated' ? made.args.funded : undefined
}
