import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { LiquidityRange } from '#site/services/drawings/liquidity-range.tsx'
import { words, liquidityPowers } from '#site/services/liquidity-locking.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/liquidity-locking', words)

const liquidityTool = lazyTool(() =>
  import('#tools/liquidity-lock/list/liquidity-tool.tsx').then(({ LiquidityTool }) => LiquidityTool),
)

const tool = {
  id: 'lock',
  title: 'Lock your liquidity',
  body: (
    <LazyTool tool={liquidityTool}>
      <p>
        Connect a wallet, and its pool shares and positions stand here, named and measured, to be locked; and those that
        are locked, to collect fees and to extend. The tool runs in your browser and needs a script; the contract works
        without us, and the sample below is what it answers.
      </p>
    </LazyTool>
  ),
}

const own = {
  powers: (
    <Ledger
      label="Operations on locked liquidity"
      columns={['Operation', 'V2 share', 'V3 position', 'V4 position']}
      rows={liquidityPowers}
    />
  ),
}

/** /liquidity-locking */
export default function LiquidityLocking() {
  return <ServicePage slug="liquidity-locking" words={words} drawing={<LiquidityRange />} tool={tool} own={own} />
}
