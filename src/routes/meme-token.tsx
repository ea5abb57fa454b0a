import { TokenPlate } from '#services/drawings/token-plate.tsx'
import { memeToken as words, tokenOptions } from '#services/meme-token.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { ServicePage } from '#shell/service-page.tsx'
import { Ledger } from '#ui/ledger.tsx'

export const meta = () => pageMeta('/meme-token', words)

const own = [
  {
    id: 'powers',
    title: 'What a holder can rely on',
    body: (
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
      </>
    ),
  },
]

/** /meme-token */
export default function MemeToken() {
  return (
    <ServicePage
      slug="meme-token"
      words={words}
      drawing={<TokenPlate />}
      own={own}
      action={
        <a className="button solid" href="#powers">
          What a holder can rely on
        </a>
      }
    />
  )
}
