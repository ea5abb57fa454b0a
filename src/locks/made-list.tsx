import type { Hash } from 'viem'
import { saveText } from '#core/save-file.ts'
import { ChainTrouble } from '#workshop/chain-trouble.tsx'
import { nowInSeconds } from '#workshop/local-time.ts'
import { pageChain } from '#workshop/page-chain.ts'
import { useChain } from '#workshop/use-chain.ts'
import { calendarOf } from './calendar.ts'
import { lockName, proofPath } from './lock-number.ts'
import { madeLocks } from './made-locks.ts'
import type { Order } from './order.ts'

/** Numbers that are listed; the others are in the transaction. */
const shown = 20

/** What an order has made: the public page of each lock, and the unlocks for a calendar. */
export function MadeLocks({ order, hashes }: { order: Order; hashes: readonly Hash[] }) {
  const known = useChain(hashes.join(' '), () => madeLocks(pageChain(), hashes))
  const ids = known.value ?? []
  const { symbol } = order.token
  const { origin } = location

  function save() {
    const locks = ids.map((id, index) => ({ id, symbol, origin, schedule: order.grants[index]!.schedule }))
    saveText('unlocks.ics', calendarOf(locks, nowInSeconds()), 'text/calendar')
  }

  return (
    <div className="locks-made">
      <ChainTrouble known={known} />
      <ul>
        {ids.slice(0, shown).map((id) => (
          <li key={String(id)}>
            <a href={proofPath(id)}>
              The public proof of lock {lockName(id)} of {symbol}
            </a>
          </li>
        ))}
        {ids.length > shown && <li>and {ids.length - shown} more, in ‘Your locks’ of their owners.</li>}
      </ul>
      {ids.length > 0 && (
        <button type="button" className="button" onClick={save}>
          Save the unlocks for a calendar
        </button>
      )}
    </div>
  )
}
