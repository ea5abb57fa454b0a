import type { ReactNode } from 'react'
import type { Hash } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { saveText } from '#core/browser/save-file.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { lockName, lockText, proofPath, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { calendarOf } from '#tools/token-lock/schedule/calendar.ts'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { madeLocks } from './made-locks.ts'
import type { LockPlan } from './lock-plan.ts'

/** Numbers that are listed; the others are in the transaction. */
const shown = 20

type MadeLocksProps = { plan: LockPlan; hashes: readonly Hash[]; children?: ReactNode }

/** What a plan has made: the public page of each lock, the unlocks for a calendar, and what `children` add to do. */
export function MadeLocks({ plan, hashes, children }: MadeLocksProps) {
  const known = useRead(hashes.join(' '), () => madeLocks(pageRpc(), hashes))
  const keys = known.value ?? []
  const { symbol } = plan.token
  const { origin } = location

  function save() {
    const locks = keys.map((key, index) => ({ ...key, symbol, origin, schedule: plan.grants[index]!.schedule }))
    saveText('unlocks.ics', calendarOf(locks, nowInSeconds()), 'text/calendar')
  }

  // All of it comes at once: nothing of it moves.
  if (known.at === 'reading') return null
  return (
    <div className="locks-made">
      <ChainTrouble known={known} />
      {keys.length > 1 && (
        <ul>
          {keys.slice(0, shown).map((key) => (
            <li key={lockText(key)}>
              <a href={proofPath(key)}>{proofName(key, symbol)}</a>
            </li>
          ))}
          {keys.length > shown && <li>and {keys.length - shown} more, in ‘Your locks’ of their owners.</li>}
        </ul>
      )}
      <div className="actions">
        {keys.length === 1 && (
          <a className="button solid" href={proofPath(keys[0]!)}>
            {proofName(keys[0]!, symbol)}
          </a>
        )}
        {keys.length > 0 && (
          <button type="button" className="button" onClick={save}>
            Save the unlocks for a calendar
          </button>
        )}
        {children}
      </div>
      <WhereOffered href="/liquidity-locking">
        <p className="soft">
          Next: <a href="/liquidity-locking#lock">lock the liquidity</a>, once the token has a pool.
        </p>
      </WhereOffered>
    </div>
  )
}

const proofName = (key: LockKey, symbol: string) => `The public proof of lock ${lockName(key)} of ${symbol}`
