import { useLoaderData } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { whenWanted } from '#app/page/when-wanted.ts'
import { TokenPlate } from '#site/drawings/token-plate.tsx'
import { words } from '#site/services/meme-token.ts'
import { FirstMinute } from '#tools/token/trust/first-minute.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/meme-token', words)

const creator = lazyTool(() => import('#tools/token/token-creator.tsx').then(({ TokenCreator }) => TokenCreator))

const tool = {
  id: 'create',
  title: 'Make your token',
  body: (
    <LazyTool tool={creator}>
      <p>
        Choose features, read the Solidity as it changes, and deploy it from your wallet. The creator runs in your
        browser and needs a script. The complete source below shows what it writes.
      </p>
    </LazyTool>
  ),
}

export const clientLoader = whenWanted

/** Runs at build, so that the page has the checks without the creator's code. */
export async function loader() {
  const { firstMinute } = await import('#tools/token/trust/minute-checks.ts')
  return { minute: firstMinute()! }
}

/** /meme-token */
export default function MemeToken() {
  const { minute } = useLoaderData<typeof loader>()
  return (
    <ServicePage
      slug="meme-token"
      words={words}
      drawing={<TokenPlate />}
      tool={tool}
      own={{ minute: <FirstMinute first={minute} /> }}
    />
  )
}
