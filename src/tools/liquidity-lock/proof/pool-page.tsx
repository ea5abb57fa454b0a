import type { PoolFacts } from '#chain/liquidity/pool-facts.ts'
import { poolJson } from '#chain/liquidity/pool-json.ts'
import { PoolView } from '#chain/liquidity/pool-view.tsx'
import { feeText, pairText } from '#chain/positions/position-names.ts'
import { Address } from '#seals/components/address.tsx'
import { jsonText } from '#core/text/json-text.ts'
import { SaveLink } from '#ui/components/save-link.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PoolLocks } from './pool-locks.tsx'

/** What of a pool is locked: what the locks pay together, and each of them with a link to its proof. */
export function PoolPage({ facts, chainId }: { facts: PoolFacts; chainId: number }) {
  const { version, pool, tokens, fee, tickSpacing } = facts
  return (
    <Clauses
      clauses={{
        'What its locks pay': <PoolView facts={facts} />,
        'The locks': <PoolLocks facts={facts} />,
        'The pool': (
          <>
            <FactTable
              label="The pool"
              facts={{
                Pool: <Address value={pool} />,
                Tokens: `${pairText(tokens)}, Uniswap V${version}`,
                [tokens[0].symbol]: <Address value={tokens[0].address} />,
                [tokens[1].symbol]: <Address value={tokens[1].address} />,
                Fee: feeText(fee),
                Spacing: tickSpacing > 0 ? `${tickSpacing} ticks` : undefined,
              }}
            />
            <SaveLink
              file={`pool-${pool.slice(0, 10)}.json`}
              json={jsonText({ proof: 'locked liquidity of a pool', chainId, pool, fee, ...poolJson(facts) })}
            />
          </>
        ),
      }}
    />
  )
}
