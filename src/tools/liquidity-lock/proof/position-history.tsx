import { transactionUrl } from '#chain/chain-links.ts'
import { AsOf } from '#chain/read/as-of.tsx'
import { Address } from '#seals/components/address.tsx'
import type { PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { positionEventWords } from './position-event-words.ts'

/** What is known beside the lock itself: all its events, unless the index does not answer, and where a transaction can be looked at. */
export type History = { told: PositionEvents | undefined; explorer: string | undefined }

/** What happened to the lock of a position, each event with its transaction. */
export function PositionHistory({ told, explorer }: History) {
  const { events = [], index } = told ?? {}
  return (
    <>
      <ol>
        {events.map((event) => (
          <li key={`${event.hash}${event.eventName}`}>
            <Broken sentence={positionEventWords(event)} />{' '}
            <a href={transactionUrl(explorer, event.hash)}>Block {event.block}</a>
          </li>
        ))}
      </ol>
      <AsOf index={index} otherwise="Every event is on the chain all the same." />
    </>
  )
}

/** A sentence whose addresses may be broken on a small screen. */
function Broken({ sentence }: { sentence: string }) {
  return sentence
    .split(/(0x[\da-f]{40})/i)
    .map((part, at) => (part.startsWith('0x') ? <Address key={at} value={part} /> : part))
}
