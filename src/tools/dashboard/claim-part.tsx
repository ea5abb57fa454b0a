import { timeWords } from '#core/time/time-words.ts'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import { amountOf } from '#tools/indexed/token-words.ts'
import type { OwnClaim } from './account-report.ts'

type Claims = { claims: readonly OwnClaim[]; now: number }

/** What can be claimed. */
export function ClaimPart({ claims, now }: Claims) {
  return (
    <ThingPart id="claims" title="To claim" count={claims.length}>
      {claims.map(({ path, campaign, token, amount, start, deadline }) => (
        <ThingRow key={path} name={amountOf(amount, token)} path={path} act={start <= now ? 'Claim' : undefined}>
          <p>
            Campaign {campaign}
            {start > now ? `, from ${timeWords(start)}` : ''}
            {deadline === null ? ', without an end' : `, until ${timeWords(deadline)}`}
          </p>
        </ThingRow>
      ))}
    </ThingPart>
  )
}
