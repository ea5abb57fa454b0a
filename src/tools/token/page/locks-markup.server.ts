import type { Address } from 'viem'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { addressMarkup, factTable, rowsMarkup, timeMarkup } from './page-markup.server.ts'
import { amountOf, percent } from './token-amount.server.ts'
import type { TokenFacts } from './token-facts.server.ts'
import type { Lens, TokenLock } from './token-locks.server.ts'

/** Locks that are listed one by one, the largest first. */
const mostListed = 25

/** What of a token is locked here, for how long, and a link to the proof of each lock. */
export function locksMarkup(address: Address, facts: TokenFacts, { held, share }: Lens): SafeHtml {
  const { locks: found } = facts
  const lock = markup`<div class="actions"><a class="button" href="/token-locking?token=${address}#lock">Lock some of it</a></div>`
  if (held === 0n) return markup`<p>Nothing of it is locked here. That says nothing of locks elsewhere.</p>${lock}`
  const whole = markup`${amountOf(facts, held)}, ${percent(share)} of the supply`
  if (!found) return markup`${factTable('What is locked', [['Held for locks', whole]])}${lock}`
  const rows = rowsMarkup([
    ['Held for locks', whole],
    ['Locked for ever', amountOf(facts, found.permanent)],
    ['Locked until a time', amountOf(facts, found.timed)],
    ['Free, not withdrawn yet', amountOf(facts, found.released)],
    ['The first lock to end', found.earliest && timeMarkup(found.earliest)],
  ])
  const listed = found.locks.slice(0, mostListed)
  const more = found.locks.length - listed.length
  return markup`${factTable('What is locked', rows)}
<ul class="marks">${listed.map((one) => markup`<li>${lockLine(one, facts)}</li>`)}</ul>
${more > 0 && markup`<p class="soft">And ${String(more)} smaller ${more === 1 ? 'lock' : 'locks'}.</p>`}
${!found.whole && markup`<p class="soft">The token has more locks than are read for this page: the first line counts all of them, the others only ${String(found.locks.length)}.</p>`}${lock}`
}

function lockLine({ id, owner, locked, end }: TokenLock, facts: TokenFacts): SafeHtml {
  const until = end ? markup`until ${timeMarkup(end)}` : 'for ever'
  const what = locked > 0n ? markup`${amountOf(facts, locked)} ${until}` : 'nothing any more'
  return markup`<a href="/token-locking/${String(id)}">Lock No. ${String(id & (2n ** 96n - 1n))}</a>: ${what}, of ${addressMarkup(owner)}`
}
