import { PoolView } from '#chain/liquidity/pool-view.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import type { Address } from 'viem'
import { poolLink } from './token-checklist.tsx'
import type { TokenFacts } from './token-facts.server.ts'

/** What the locks of the pools of a token pay when its price falls, pool by pool. */
export function Liquidity({ address, facts }: { address: Address; facts: TokenFacts }) {
  return (
    <>
      <Pools facts={facts} />
      {facts.decimals !== undefined && (
        <div className="actions">
          <OfferedAnchor className="button" href={poolLink(address)}>
            Create a pool and add liquidity
          </OfferedAnchor>
          <OfferedAnchor className="button" href="/liquidity-locking#lock">
            Lock liquidity
          </OfferedAnchor>
        </div>
      )}
    </>
  )
}

function Pools({ facts: { pools: found } }: { facts: TokenFacts }) {
  if (!found) return <p>The pools of this token cannot be read now.</p>
  const { pools, unread } = found
  if (pools.length === 0 && unread.length === 0)
    return (
      <p>
        No liquidity of it is locked here, in pools with a usual fee, no hook, and a token that prices are counted in.{' '}
        <WhereOffered href="/liquidity-locking">
          A pool of another kind has <a href="/liquidity-locking#lock">its own page</a>.{' '}
        </WhereOffered>
        This says nothing of locks elsewhere.
      </p>
    )
  return (
    <>
      {pools.map((pool) => (
        <section key={pool.pool}>
          <h3>
            {pool.tokens[0].symbol} / {pool.tokens[1].symbol} on Uniswap V{pool.version}, {pool.fee / 10_000} %
          </h3>
          <PoolView facts={pool} />
          <p>
            <a href={`/liquidity-locking/${pool.pool}`}>The page of this pool, with each lock</a>
          </p>
        </section>
      ))}
      {unread.map((pool) => (
        <p key={pool}>
          <a href={`/liquidity-locking/${pool}`}>One pool</a> could not be read now. The others are not affected.
        </p>
      ))}
    </>
  )
}
