import { useState } from 'react'
import type { Address } from 'viem'
import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { saveText } from '#core/browser/save-file.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { lockText } from '#tools/token-lock/read/lock-number.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { readOwn } from '#tools/token-lock/read/read-own.ts'
import { calendarOf } from '#tools/token-lock/schedule/calendar.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { OwnDeeds } from '#tools/token-lock/deeds/own-deeds.tsx'
import { readDeeds } from '#tools/token-lock/deeds/read-deeds.ts'
import { AcceptLock, LockActions } from './lock-actions.tsx'
import { LockRow } from './lock-row.tsx'

/** The locks of the connected account, and those offered to it. */
export function OwnLocks({ shown }: { shown: ShownAccount }) {
  const { account, loading, connect } = shown
  if (!account)
    return (
      <div className="actions">
        <p>
          {loading
            ? 'Your wallet is being asked.'
            : 'Connect a wallet to see its locks. To look at any other, find it by token or number.'}
        </p>
        <button type="button" className="button solid" onClick={() => void connect()}>
          Connect a wallet
        </button>
      </div>
    )
  return <LocksOf key={account.address} account={account.address} />
}

const listed = 50

/** Plain locks and those that are NFTs, told together: one that becomes the other is never in both lists. */
async function readBoth(account: Address) {
  const [plain, deeds] = await Promise.all([readOwn(pageRpc(), account), readDeeds(pageRpc(), account)])
  return { ...plain, deeds }
}

function LocksOf({ account }: { account: Address }) {
  const [now] = useState(nowInSeconds)
  const [most, setMost] = useState(listed)
  const known = useRead(account, () => readBoth(account))
  const { own = [], offered = [], index, complete, deeds } = known.value ?? {}
  const tokenOf = (lock: Lock) => known.value!.tokenOf(lock)!

  function save() {
    const { origin } = location
    const entries = own.map((lock) => ({ ...lock, symbol: tokenOf(lock).symbol, origin }))
    saveText('unlocks.ics', calendarOf(entries, now), 'text/calendar')
  }

  return (
    <div className="locks-own">
      <output>{known.at === 'reading' && 'Reading your locks from the chain.'}</output>
      <ChainTrouble known={known} />
      {offered.length > 0 && (
        <>
          <h3>Offered to you</h3>
          <ul className="locks-rows">
            {offered.map((lock) => (
              <LockRow key={lockText(lock)} lock={lock} unit={tokenOf(lock)} now={now}>
                <AcceptLock lock={lock} token={tokenOf(lock)} account={account} />
              </LockRow>
            ))}
          </ul>
        </>
      )}
      {deeds && <OwnDeeds deeds={deeds} account={account} now={now} />}
      {known.value && own.length === 0 && <p>This account has no plain lock on this chain.</p>}
      {own.length > 0 && (
        <>
          <ul className="locks-rows">
            {own.slice(0, most).map((lock) => (
              <LockRow key={lockText(lock)} lock={lock} unit={tokenOf(lock)} now={now}>
                <LockActions lock={lock} others={own} token={tokenOf(lock)} account={account} />
              </LockRow>
            ))}
          </ul>
          <div className="actions">
            {own.length > most && (
              <button type="button" className="button" onClick={() => setMost(most + listed)}>
                Show more of {own.length}
              </button>
            )}
            <button type="button" className="button" onClick={save}>
              Save all unlocks for a calendar
            </button>
          </div>
        </>
      )}
      {complete === false && <p className="soft">It has more locks of one token than are read here.</p>}
      {known.value && <AsOf index={index} otherwise="A lock is found by its number or its token, above." />}
    </div>
  )
}
