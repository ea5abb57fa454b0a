import { durationWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { PowerSentence } from '#tools/token/powers/power-sentence.tsx'
import { powerWords } from '#tools/token/powers/power-words.ts'
import { UtcTime } from '#ui/components/utc-time.tsx'
import type { TokenDelay } from './token-delay.server.ts'

/** How long the powers wait, where they are announced, and what is announced now. `now` is the time of the block that was read. */
export function Delay({ unit, direct, genuine, seconds, announced, whole, now }: TokenDelay & { now: Date }) {
  if (!genuine)
    return (
      <p>
        <strong>Warning. Its timelock is not the contract that our tokens make.</strong> Nothing is known of a delay.
      </p>
    )
  return (
    <>
      <p>
        <strong>
          {direct.length === 0 ? 'Every use of a power' : 'A power of the timelock'} waits{' '}
          {durationWords(Number(seconds))}.
        </strong>{' '}
        It is announced first, in the timelock <Address value={unit.timelock} />, where everyone sees it.
      </p>
      {direct.length > 0 && (
        <p>
          <strong>Warning. These accounts have a role themselves, and use it without a delay:</strong>{' '}
          {direct.map((account) => (
            <span key={account}>
              <Address value={account} />{' '}
            </span>
          ))}
        </p>
      )}
      {announced.length === 0 ? (
        <p>Nothing is announced now.</p>
      ) : (
        <>
          <p>Announced, and not carried out yet:</p>
          <ol className="marks">
            {announced.map((call) => (
              <li key={`${call.id} ${call.data}`}>
                <PowerSentence sentence={powerWords(call, unit)} />{' '}
                {call.time > now.getTime() / 1000 ? 'It can be carried out from ' : 'It can be carried out since '}
                <UtcTime at={new Date(call.time * 1000)} />.
              </li>
            ))}
          </ol>
        </>
      )}
      {!whole && <p className="soft">Older announcements were not searched: some may be missing here.</p>}
    </>
  )
}
