import type { ReactNode } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { lockName, proofPath } from '#tools/token-lock/read/lock-number.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { UnlockChart } from '#tools/schedule/unlock-chart.tsx'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { nextTime } from '#tools/schedule/schedule.ts'

/** A lock in a list: what is in it and what comes next; opened, its schedule, and what `children` add. */
export function LockRow({
  lock,
  unit,
  now,
  children,
}: {
  lock: Lock
  unit: Pick<Token, 'symbol' | 'decimals'>
  now: number
  children?: ReactNode
}) {
  const left = lock.amount - lock.withdrawn
  const next = nextTime(lock, now)
  const says = scheduleWords(lock.schedule)
  return (
    <li>
      <details className="locks-row" name="locks-row">
        <summary>
          <span>{lockName(lock)}</span>
          <span className="locks-figure">{amountText(left, unit)}</span>
          <span>
            {lock.withdrawable > 0n
              ? `${amountText(lock.withdrawable, unit)} free`
              : next === undefined
                ? 'permanent'
                : `next in ${durationWords(next - now)}`}
          </span>
        </summary>
        <div className="locks-row-body">
          <UnlockChart vestings={[lock]} says={says} now={now} />
          <p>
            {next !== undefined && `Next: ${timeWords(next)}. `}
            {lock.delegate && (
              <>
                Its votes count for <Address value={lock.delegate} />.{' '}
              </>
            )}
            {BigInt(lock.pendingOwner) !== 0n && (
              <>
                Offered to <Address value={lock.pendingOwner} />.{' '}
              </>
            )}
            <a href={proofPath(lock)}>Public proof of this lock</a>
          </p>
          {children}
        </div>
      </details>
    </li>
  )
}
