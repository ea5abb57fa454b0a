import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { Powers } from '#site/services/drawings/powers.tsx'
import { erc20TokenDevelopment as words, featureMatrix } from '#site/services/erc20-token-development.ts'
import { Ledger } from '#ui/components/ledger.tsx'

export const meta = () => pageMeta('/erc20-token-development', words)

const own = [
  {
    id: 'features',
    title: 'Every feature is a power',
    body: (
      <>
        <Ledger
          label="Features of a token"
          columns={['Feature', 'Who can use it afterwards', 'What a holder risks', 'Working days']}
          rows={featureMatrix}
        />
        <p>
          The <Link to="/meme-token">meme token creator</Link> is designed from the plain ones.
        </p>
      </>
    ),
  },
]

/** /erc20-token-development */
export default function Erc20TokenDevelopment() {
  return <ServicePage slug="erc20-token-development" words={words} drawing={<Powers />} own={own} />
}
