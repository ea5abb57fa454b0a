import { useState } from 'react'
import type { Address } from 'viem'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { durationWords } from '#core/time/time-words.ts'
import { Address as Grouped } from '#seals/components/address.tsx'
import { PositionActions } from '#tools/liquidity-lock/form/position-actions.tsx'
import { positionActionNames } from '#tools/liquidity-lock/form/position-choices.ts'
import { usePositionAction } from '#tools/liquidity-lock/form/use-position-action.ts'
import { amountsText, positionName } from '#chain/positions/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { never, type PositionLock, type PositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { PositionFacts } from './position-facts.tsx'

type LockedProps = { locks: readonly PositionLock[]; account: Address }

/** The locked positions of the account; opened, each shows its terms and what can be done. One that could not be read is named. */
export function LockedPositions({ read, account }: { read: PositionLocks; account: Address }) {
  const { own: locks, others, unread, complete } = read
  const [now] = useState(nowInSeconds)
  return (
    <>
      {locks.length === 0 && <p>This account has locked no position on this chain.</p>}
      <ul className="locks-rows">
        {locks.map((lock) => (
          <li key={String(lock.id)}>
            <details className="locks-row" name="liquidity-row">
              <summary>
                <span>Lock {String(lock.id)}</span>
                <span>{positionName(lock)}</span>
                <span className="locks-figure">{amountsText(lock)}</span>
                <span>{leftWords(lock, now)}</span>
              </summary>
              <div className="locks-row-body">
                <Terms lock={lock} />
                <a href={`/liquidity-locking/${lock.id}`}>Public proof of this lock</a>
                <PositionActions lock={lock} account={account} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="soft">
          {unread.length === 1 ? 'Lock' : 'Locks'} {unread.slice(0, 20).join(', ')}
          {unread.length > 20 && ` and ${unread.length - 20} more`} could not be read now. The others are not affected;
          each has its <a href={`/liquidity-locking/${unread[0]}`}>proof</a>.
        </p>
      )}
      {others > 0 && (
        <p className="soft">
          {others === 1 ? 'One lock holds a position' : `${others} locks hold positions`} of another manager than the
          one we know on this chain, so nothing can be said of it here.
        </p>
      )}
      {!complete && (
        <p className="soft">
          Not everything that our index of the chain knows could be read, so a lock that is offered to this account, or
          pays it fees, may be missing here. Find it by its number or its pool.
        </p>
      )}
      <p className="soft">
        Locked LP tokens are listed among <OfferedAnchor href="/token-locking#lock">your locks of tokens</OfferedAnchor>
        .
      </p>
    </>
  )
}

const leftWords = ({ unlock }: PositionLock, now: number) =>
  unlock >= never ? 'permanently' : unlock <= now ? 'can be taken out' : `for ${durationWords(unlock - now)}`

function Terms({ lock }: { lock: PositionLock }) {
  const { unlock, payee, fees, tokens, offeredTo } = lock
  return (
    <>
      <PositionFacts position={lock} />
      <dl className="locks-facts">
        <div>
          <dt>Locked</dt>
          <dd>{untilWords(unlock)}</dd>
        </div>
        <div>
          <dt>Fees to collect</dt>
          <dd>
            {fees
              ? `${aboutText(fees[0], tokens[0])} and ${aboutText(fees[1], tokens[1])}`
              : 'not known: a token of the pool refuses to say'}
          </dd>
        </div>
        <div>
          <dt>Fees go to</dt>
          <dd>
            <Grouped value={payee} />
          </dd>
        </div>
        {offeredTo && (
          <div>
            <dt>Offered to</dt>
            <dd>
              <Grouped value={offeredTo} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** Locks that another account offers to this one. */
export function OfferedPositions({ locks, account }: LockedProps) {
  if (locks.length === 0) return null
  return (
    <>
      <h3>Offered to you</h3>
      <ul className="locks-rows">
        {locks.map((lock) => (
          <li key={String(lock.id)} className="locks-token">
            <p>
              Lock {String(lock.id)}: {positionName(lock)}, locked {untilWords(lock.unlock)}.
            </p>
            <PositionFacts position={lock} />
            <Accept lock={lock} account={account} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Locks of others whose fees the account gets: it may collect them, and nothing else. */
export function PaidPositions({ locks, account }: LockedProps) {
  if (locks.length === 0) return null
  return (
    <>
      <h3>Fees go to you</h3>
      <ul className="locks-rows">
        {locks.map((lock) => (
          <li key={String(lock.id)} className="locks-token">
            <p>
              Lock {String(lock.id)}: {positionName(lock)}, locked {untilWords(lock.unlock)}.{' '}
              <a href={`/liquidity-locking/${lock.id}`}>Public proof</a>
            </p>
            <Terms lock={lock} />
            <Collect lock={lock} account={account} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Collect({ lock, account }: { lock: PositionLock; account: Address }) {
  const { run, ...state } = usePositionAction({ account, manager: lock.manager })
  if (lock.fees?.every((fee) => fee === 0n)) return <p className="soft">There are no fees to collect now.</p>
  return (
    <AdminActionButton
      state={state}
      press={() => run({ does: 'collect', id: lock.id }, `${positionActionNames.collect}: lock ${lock.id}`)}
    >
      {positionActionNames.collect}
    </AdminActionButton>
  )
}

function Accept({ lock, account }: { lock: PositionLock; account: Address }) {
  const { run, ...state } = usePositionAction({ account, manager: lock.manager })
  return (
    <AdminActionButton
      state={state}
      press={() => run({ does: 'acceptTransfer', id: lock.id }, `Accept lock ${lock.id}`)}
    >
      Accept this lock
    </AdminActionButton>
  )
}
