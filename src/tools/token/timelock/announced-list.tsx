import { durationWords } from '#core/time/time-words.ts'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { useNow } from '#ui/components/use-now.ts'
import { PowerSentence } from '#tools/token/powers/power-sentence.tsx'
import { powerWords, type DelayedUnit } from '#tools/token/powers/power-words.ts'
import type { Announced } from './read-timelock.ts'
import type { TimelockRight } from './timelock-abi.ts'

type AnnouncedListProps = {
  announced: readonly Announced[]
  unit: DelayedUnit
  rights: readonly TimelockRight[]
  busy: boolean
  act: (does: 'carry out' | 'cancel', announced: Announced) => void
}

/** What is announced, in words, with its time; and what the account may do with it. */
export function AnnouncedList({ announced, unit, rights, busy, act }: AnnouncedListProps) {
  const now = useNow()
  if (announced.length === 0) return <p>Nothing is announced now.</p>
  return (
    <ol className="timelock-list">
      {announced.map((call) => {
        const left = call.time - now
        return (
          <li key={`${call.id} ${call.data}`}>
            <p>
              <PowerSentence sentence={powerWords(call, unit)} />
            </p>
            <p className="soft">
              {left > 0 ? `It can be carried out in ${durationWords(left)}, from ` : 'It can be carried out since '}
              <UtcTime at={new Date(call.time * 1000)} />.
              {!call.alone && ' It was announced with other calls, and only all of them together can be carried out.'}
            </p>
            <div className="actions">
              {rights.includes('carry out') && call.alone && left <= 0 && (
                <button
                  type="button"
                  className="button solid"
                  aria-disabled={busy}
                  onClick={() => act('carry out', call)}
                >
                  Carry it out
                </button>
              )}
              {rights.includes('cancel') && (
                <button type="button" className="button" aria-disabled={busy} onClick={() => act('cancel', call)}>
                  Cancel it
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
