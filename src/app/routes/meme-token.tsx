import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { TokenPlate } from '#site/services/drawings/token-plate.tsx'
import { words, tokenOptions } from '#site/services/meme-token.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/meme-token', words)

const creator = lazyTool(() => import('#tools/token/token-creator.tsx').then(({ TokenCreator }) => TokenCreator))

const tool = {
  id: 'create',
  title: 'Make your token',
  body: (
    <LazyTool tool={creator}>
      <p>
        Choose, and read the Solidity as it changes; then your wallet deploys it. The creator runs in your browser and
        needs a script; without one, the source below is what it makes.
      </p>
    </LazyTool>
  ),
}

const own = {
  powers: (
    <>
      <p>
        A feature that is not chosen is missing from the bytecode, not switched off. Only minting and pausing bring an
        owner with them.
      </p>
      <Ledger
        label="Options of a token"
        columns={['Option', 'If it is chosen', 'If it is not, holders rely on']}
        rows={tokenOptions}
      />
      <p>
        Is it a token of others? The <Link to="/token-check">token check</Link> buys and sells any ERC-20 in a
        simulation.
      </p>
    </>
  ),
}

/** /meme-token */
export default function MemeToken() {
  return <ServicePage slug="meme-token" words={words} drawing={<TokenPlate />} tool={tool} own={own} />
}
