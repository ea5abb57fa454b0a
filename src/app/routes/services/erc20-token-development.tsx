import { useLoaderData } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { whenWanted } from '#app/page/when-wanted.ts'
import { Powers } from '#site/drawings/powers.tsx'
import { words } from '#site/services/erc20-token-development.ts'
import { TrustMatrix } from '#tools/token/trust/trust-matrix.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/erc20-token-development', words)

const creator = lazyTool(() => import('#tools/token/token-creator.tsx').then(({ Erc20Creator }) => Erc20Creator))

const tool = {
  id: 'create',
  title: 'Make your ERC-20',
  body: (
    <LazyTool tool={creator}>
      <p>
        The creator runs in your browser and needs a script. Read <a href="#features">what each feature costs</a>, or
        ask us to write your token.
      </p>
    </LazyTool>
  ),
}

export const clientLoader = whenWanted

/** Runs at build, so that the page has the rows without the creator's code. */
export async function loader() {
  const { featureCosts } = await import('#tools/token/trust/feature-costs.ts')
  return { costs: featureCosts() }
}

/** /erc20-token-development */
export default function Erc20TokenDevelopment() {
  const { costs } = useLoaderData<typeof loader>()
  const own = { features: <TrustMatrix path="/erc20-token-development" rows={costs} /> }
  return <ServicePage slug="erc20-token-development" words={words} drawing={<Powers />} tool={tool} own={own} />
}
