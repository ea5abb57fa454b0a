import { useState } from 'react'
import type { Address } from 'viem'
import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { TokenView } from '#chain/tokens/token-view.tsx'
import { nowInSeconds } from '#core/time/local-time.ts'
import { lockName, lockText, proofPath, readLockKey, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { locksOfToken, wasMade, type Lock } from '#tools/token-lock/read/read-locks.ts'
import { readOwn } from '#tools/token-lock/read/read-own.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { LockRow } from './lock-row.tsx'

/** What to look for, as other pages link here: `?find=0x…`. */
export const soughtOfPage = () => new URLSearchParams(location.search).get('find') ?? ''

/** Finds any lock: by its number, among those of a token, or of an owner. No wallet is needed. */
export function FindLock() {
  const [typed, setTyped] = useState(soughtOfPage)
  const address = addressIn(typed)
  const lock = address ? undefined : readLockKey(typed.trim())
  return (
    <div className="locks-find">
      <LineField
        label="Token, owner, or number of a lock"
        placeholder="0x… or digits"
        value={typed}
        error={
          typed.trim() !== '' &&
          !address &&
          !lock &&
          'Paste the address of a token or of an owner, or the number of a lock.'
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      {lock && <LockAt key={lockText(lock)} lock={lock} />}
      {address && <LocksAt key={address} address={address} />}
    </div>
  )
}

/** The lock that was named; and the one with votes under the same number, if there was one, since both contracts give the same numbers. */
function LockAt({ lock }: { lock: LockKey }) {
  const twin: LockKey = { ...lock, locker: 'VotingLocker' }
  const plain = lock.locker === 'TokenLocker'
  const known = useRead(plain ? lockText(lock) : undefined, () => wasMade(pageRpc(), twin))
  return (
    <div className="actions">
      <a className="button solid" href={proofPath(lock)}>
        Open the proof of this lock
      </a>
      {known.value && (
        <a className="button" href={proofPath(twin)}>
          Open {lockName(twin)}
        </a>
      )}
    </div>
  )
}

const nothing = { locks: [], complete: true }

/** The locks of a token, and those an account owns: an address can be both. */
function LocksAt({ address }: { address: Address }) {
  const [now] = useState(nowInSeconds)
  const known = useRead(address, async () => {
    const rpc = pageRpc()
    const [token, owned] = await Promise.all([readToken(rpc, address), readOwn(rpc, address)])
    return { token, owned, ofToken: token ? await locksOfToken(rpc, { token: address }) : nothing }
  })
  const { token, owned, ofToken = nothing } = known.value ?? {}
  const unitOf = (lock: Lock) => owned!.tokenOf(lock)!
  return (
    <>
      <output>{known.at === 'reading' && 'Reading the locks of this address.'}</output>
      <ChainTrouble known={known} />
      {token && <TokenView token={token} account={false} />}
      {token && <Rows title="Locks of this token" locks={ofToken.locks} unitOf={() => token} now={now} />}
      {owned && <Rows title="Owned by this address" locks={owned.own} unitOf={unitOf} now={now} />}
      {owned && ofToken.locks.length + owned.own.length === 0 && (
        <p>
          {token
            ? 'Nothing of this token is locked here, and the address owns no lock.'
            : 'This address has no contract and no lock on this chain.'}
        </p>
      )}
      {ofToken.complete === false && <p className="soft">There are more locks of this token than are listed here.</p>}
      {owned && <AsOf index={owned.index} otherwise="A lock is found by its number or its token." />}
    </>
  )
}

type RowsProps = { title: string; locks: readonly Lock[]; unitOf: (lock: Lock) => Token; now: number }

function Rows({ title, locks, unitOf, now }: RowsProps) {
  if (locks.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="locks-rows">
        {locks.map((lock) => (
          <LockRow key={lockText(lock)} lock={lock} unit={unitOf(lock)} now={now} />
        ))}
      </ul>
    </>
  )
}
