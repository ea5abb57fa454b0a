import type { ReactNode } from 'react'
import { Amount } from '#chain/tokens/amount.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import { nameOf } from '#chain/tokens/numbered.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { nextOf, refundableOf, stateOf, vestingOf, withdrawableOf } from '#tools/grants/contract/grant-state.ts'
import { grantPath } from '#tools/grants/contract/grants-contract.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import { UnlockChart } from '#tools/schedule/unlock-chart.tsx'

type GrantRowProps = { grant: Grant; token: Pick<Token, 'symbol' | 'decimals'>; now: number; children?: ReactNode }

/** A grant in a list: what is in it and what comes next; opened, its schedule, who has which part, and what `children` add. */
export function GrantRow({ grant, token, now, children }: GrantRowProps) {
  const { id, amount, schedule, segments, receiver, revoker, revoked, stop } = grant
  const says = grantScheduleWords(schedule, segments)
  return (
    <li>
      <details className="locks-row" name="grants-row">
        <summary>
          <span>{nameOf(id)}</span>
          <span className="locks-figure">{amountText(amount, token)}</span>
          <span>{shortState(grant, token, now)}</span>
        </summary>
        <div className="locks-row-body">
          <UnlockChart
            vestings={[vestingOf(grant)]}
            says={says}
            now={now}
            legend="Ruled areas have not vested, white areas have."
          />
          <dl className="locks-facts">
            <div>
              <dt>Receiver</dt>
              <dd>
                <Address value={receiver} />
              </dd>
            </div>
            <div>
              <dt>{revoked ? 'Revoked by' : 'Revocable by'}</dt>
              <dd>{BigInt(revoker) === 0n ? 'nobody' : <Address value={revoker} />}</dd>
            </div>
            <div>
              <dt>Withdrawn</dt>
              <dd>
                <Amount amount={grant.withdrawn} unit={token} />
              </dd>
            </div>
            <div>
              <dt>{revoked ? 'Stops' : 'Notice'}</dt>
              <dd>{revoked ? timeWords(stop) : noticeText(grant)}</dd>
            </div>
          </dl>
          <p>
            <Offers grant={grant} /> <a href={grantPath(id)}>Public page of this grant</a>
          </p>
          {children}
        </div>
      </details>
    </li>
  )
}

const noticeText = ({ notice, revoker }: Grant) =>
  BigInt(revoker) === 0n ? 'not revocable' : notice > 0 ? durationWords(notice) : 'none'

function Offers({ grant: { pendingReceiver, pendingRevoker } }: { grant: Grant }) {
  return (
    <>
      {BigInt(pendingReceiver) !== 0n && `The grant is offered to ${pendingReceiver}. `}
      {BigInt(pendingRevoker) !== 0n && `The right to revoke is offered to ${pendingRevoker}. `}
    </>
  )
}

/** How far a grant is, in a few words. */
function shortState(grant: Grant, token: Pick<Token, 'symbol' | 'decimals'>, now: number): string {
  const ready = withdrawableOf(grant, now)
  const back = refundableOf(grant)
  const next = nextOf(grant, now)
  if (back > 0n) return `revoked, ${amountText(back, token)} to take back`
  if (ready > 0n) return `${amountText(ready, token)} vested`
  if (next !== undefined) return `${grant.revoked ? 'stops' : 'next'} in ${durationWords(next - now)}`
  return stateOf(grant, now) === 'stopped' ? 'revoked' : 'all has vested'
}
