import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { PoolRange } from '#site/services/pool/pool-range.tsx'
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
        This tool needs a script and a wallet. It lists your pool shares and positions and locks them, collects fees and
        extends locks. The contract works without this page: the sample below shows its answer.
      </p>
    </LazyTool>
  ),
}

const own = {
  range: <PoolRange />,
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
  return <ServicePage slug="liquidity-locking" words={words} tool={tool} own={own} />
}
