import { useState } from 'react'
import type { Hex } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountsText, pairText, positionName } from '#tools/liquidity-lock/read/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { readPoolLocks } from '#tools/liquidity-lock/read/read-pool-locks.ts'
import { LineField } from '#ui/components/line-field.tsx'

/** What was typed: the number of a lock, a pool, or neither. */
const isNumber = (text: string) => /^[1-9]\d{0,30}$/.test(text)
const isPool = (text: string): text is Hex => /^0x([\da-f]{40}|[\da-f]{64})$/i.test(text)

/** Finds any lock of liquidity: by its number, or among those of a pool. No wallet is needed. */
export function FindPosition() {
  const [typed, setTyped] = useState('')
  const given = typed.trim()
  return (
    <div className="locks-find">
      <LineField
        id="liquidity-find"
        label="Number of a lock, or a pool"
        placeholder="digits or 0x…"
        value={typed}
        hint="A pool of Uniswap V2 or V3 by its address, of V4 by its id."
        error={
          given !== '' &&
          !isNumber(given) &&
          !isPool(given) &&
          'Type the digits of a lock, or paste a pool: 0x and forty digits, of V4 sixty-four.'
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      {isNumber(given) && (
        <a className="button solid" href={`/liquidity-locking/${given}`}>
          Open the proof of this lock
        </a>
      )}
      {isPool(given) && <LocksOfPool key={given} pool={given} />}
    </div>
  )
}

function LocksOfPool({ pool }: { pool: Hex }) {
  const known = useRead(pool, async () => {
    const rpc = pageRpc()
    const chain = findChain(Number((await rpc('eth_chainId', [])) as Hex))
    return readPoolLocks(rpc, pool, chain ?? { currency: { name: '', symbol: '', decimals: 18 } })
  })
  const { locks = [], complete, pair } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading the locks of this pool.'}</output>
      <ChainTrouble known={known} />
      {pair && (
        <p>
          This is the pair {pairText(pair.tokens)} of Uniswap V2. Its LP tokens are locked as tokens:{' '}
          <a href={`/token-locking?find=${pool}#lock`}>see their locks</a>.
        </p>
      )}
      {known.value && !pair && locks.length === 0 && (
        <p>No position of this pool is locked here. Compare the address, and the chain.</p>
      )}
      <ul className="locks-rows">
        {locks.map((lock) => (
          <li key={String(lock.id)} className="locks-token">
            <p>
              <a href={`/liquidity-locking/${lock.id}`}>Proof of lock {String(lock.id)}</a>: {positionName(lock)},
              locked {untilWords(lock.unlock)}. It holds about {amountsText(lock)}.
            </p>
          </li>
        ))}
      </ul>
      {complete === false && (
        <p className="soft">Only the first 2,400 locks were looked at. A later one is found by its number.</p>
      )}
    </>
  )
}
