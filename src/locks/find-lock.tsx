import { useState } from 'react'
import type { Address } from 'viem'
import { ChainTrouble } from '#workshop/chain-trouble.tsx'
import { LineField } from '#workshop/line-field.tsx'
import { nowInSeconds } from '#workshop/local-time.ts'
import { pageChain } from '#workshop/page-chain.ts'
import { readToken } from '#workshop/read-token.ts'
import { addressIn } from '#workshop/token-picker.tsx'
import { TokenView } from '#workshop/token-view.tsx'
import { useChain } from '#workshop/use-chain.ts'
import { proofPath, readLockId } from './lock-number.ts'
import { LockRow } from './lock-row.tsx'
import { locksOfToken } from './read-locks.ts'

/** Finds any lock: by its number, or among those of a token. No wallet is needed. */
export function FindLock() {
  const [typed, setTyped] = useState('')
  const token = addressIn(typed)
  const id = token ? undefined : readLockId(typed.trim())
  return (
    <div className="locks-find">
      <LineField
        label="Token, or number of a lock"
        placeholder="0x… or digits"
        value={typed}
        error={
          typed.trim() !== '' && !token && id === undefined && 'Paste the address of a token, or the number of a lock.'
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      {id !== undefined && (
        <a className="button solid" href={proofPath(id)}>
          Open the proof of this lock
        </a>
      )}
      {token && <LocksOfToken key={token} token={token} />}
    </div>
  )
}

function LocksOfToken({ token: address }: { token: Address }) {
  const [now] = useState(nowInSeconds)
  const known = useChain(address, async () => {
    const ask = pageChain()
    const [token, { locks, complete }] = await Promise.all([
      readToken(ask, address),
      locksOfToken(ask, { token: address }),
    ])
    return { token, locks, complete }
  })
  const { token, locks = [], complete } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading the locks of this token.'}</output>
      <ChainTrouble known={known} />
      {known.value && !token && <p className="locks-bad">There is no contract at this address on this chain.</p>}
      {token && <TokenView token={token} account={false} />}
      {token && locks.length === 0 && <p>Nothing of this token is locked here.</p>}
      {token && (
        <ul className="locks-rows">
          {locks.map((lock) => (
            <LockRow key={String(lock.id)} lock={lock} unit={token} now={now} />
          ))}
        </ul>
      )}
      {complete === false && <p className="soft">There are more locks of this token than are listed here.</p>}
    </>
  )
}
