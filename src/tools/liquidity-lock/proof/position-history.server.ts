import { transactionUrl } from '#chain/chain-links.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { addressMarkup } from '#seals/marks/certificate-markup.server.ts'
import type { PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { positionEventWords } from './position-event-words.ts'

/** Everything that happened to the lock of a position, oldest first. Undefined: the node does not tell its events. */
export function positionHistory(told: PositionEvents | undefined, explorer: string | undefined): SafeHtml {
  if (!told) return markup`<p>The node does not tell its events now. They are on the chain all the same.</p>`
  const { events, from } = told
  return markup`<ol>${events.map((event) => markup`<li>${brokenWords(positionEventWords(event))} <a href="${transactionUrl(explorer, event.hash)}">Block ${event.block}</a></li>\n`)}</ol>
${from > 0 && markup`<p class="soft">Read from block ${from} on: the node tells no more at once. Older events are on the chain all the same.</p>`}`
}

/** A sentence whose addresses may be broken on a small screen. */
const brokenWords = (sentence: string): (SafeHtml | string)[] =>
  sentence.split(/(0x[\da-f]{40})/i).map((part) => (part.startsWith('0x') ? addressMarkup(part) : part))
