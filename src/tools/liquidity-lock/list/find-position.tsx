import { useState } from 'react'
import type { Hex } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { PoolPlace } from '#chain/liquidity/pool-facts.ts'
import { PoolView } from '#chain/liquidity/pool-view.tsx'
import { readPoolNow } from '#chain/liquidity/read-pool.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { PoolLocks } from '#tools/liquidity-lock/proof/pool-locks.tsx'
import { pairText } from '#chain/positions/position-names.ts'
import { readPair } from '#chain/tokens/read-pair.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'

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
    const id = Number((await rpc('eth_chainId', [])) as Hex)
    const chain: PoolPlace['chain'] = findChain(id) ?? { id, currency: { name: '', symbol: '', decimals: 18 } }
    const factory = pool.length === 42 ? chain.uniswap?.v2Factory : undefined
    const [facts, pair] = await Promise.all([readPoolNow(rpc, pool, chain), factory && readPair(rpc, factory, pool)])
    return { facts, pair }
  })
  const { facts, pair } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading the locks of this pool.'}</output>
      <ChainTrouble known={known} />
      {pair && (
        <p>
          This is the pair {pairText(pair.tokens)} of Uniswap V2. Its LP tokens are locked as tokens:{' '}
          <OfferedAnchor href={`/token-locking?find=${pool}#lock`}>see their locks</OfferedAnchor>.
        </p>
      )}
      {known.value && !pair && !facts && (
        <p>No position of this pool is locked here. Compare the address, and the chain.</p>
      )}
      {facts && (
        <section className="locks-token panel" aria-label="What the locks of this pool pay">
          <PoolView facts={facts} />
          <PoolLocks facts={facts} />
          <a href={`/liquidity-locking/${pool}`}>Public page of this pool</a>
        </section>
      )}
    </>
  )
}
