import { LiquidityRange } from '#services/drawings/liquidity-range.tsx'
import { liquidityLocking as words, liquidityPowers } from '#services/liquidity-locking.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { ServicePage } from '#shell/service-page.tsx'
import { Ledger } from '#ui/ledger.tsx'

export const meta = () => pageMeta('/liquidity-locking', words)

const own = [
  {
    id: 'powers',
    title: 'What stays possible, and what does not',
    body: (
      <Ledger
        label="Operations on locked liquidity"
        columns={['Operation', 'V2 share', 'V3 position', 'V4 position']}
        rows={liquidityPowers}
      />
    ),
  },
]

/** /liquidity-locking */
export default function LiquidityLocking() {
  return (
    <ServicePage
      slug="liquidity-locking"
      words={words}
      drawing={<LiquidityRange />}
      own={own}
      action={
        <a className="button solid" href="#powers">
          What stays possible
        </a>
      }
    />
  )
}
