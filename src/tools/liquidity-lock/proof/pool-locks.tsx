import { isFullRange } from '#chain/liquidity/pool-words.ts'
import { paidBy, rootAfterFall } from '#chain/liquidity/locked-curve.ts'
import type { PoolFacts } from '#chain/liquidity/pool-facts.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'

/** Locks that are listed one by one. */
const mostListed = 50

/** The locks of a pool with a link to the proof of each, those that pay most when the price halves first. */
export function PoolLocks({ facts }: { facts: PoolFacts }) {
  const rows = rowsOf(facts)
  const more = rows.length - mostListed
  const place = facts.version === 2 ? '/token-locking' : '/liquidity-locking'
  return (
    <>
      <ul className="marks">
        {rows.slice(0, mostListed).map(({ id, name, text }) => (
          <li key={String(id)}>
            <a href={`${place}/${id}`}>Proof of lock {name}</a>: {text}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">And {more} that pay less.</p>}
    </>
  )
}

function rowsOf(facts: PoolFacts): { id: bigint; name: string; text: string }[] {
  const { version, parts, quote, root, tokens, tickSpacing, block } = facts
  const half = quote === undefined ? 0n : rootAfterFall({ root, quote }, 50)
  return parts
    .map((part) => ({ part, paid: quote === undefined ? 0n : paidBy(part, { root, quote }, half) }))
    .toSorted((one, other) => Number(other.paid > one.paid) - Number(other.paid < one.paid))
    .map(({ part, paid }) => {
      const { id, unlock } = part
      const range = isFullRange(part, tickSpacing) ? ', full range' : ''
      const pays = quote === undefined ? '' : ` It pays ${aboutText(paid, tokens[quote])} when the price halves.`
      const text =
        unlock <= block.time ? 'it has ended, and is not counted.' : `locked ${untilWords(unlock)}${range}.${pays}`
      return { id, name: String(version === 2 ? id & (2n ** 96n - 1n) : id), text }
    })
}
