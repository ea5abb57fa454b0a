import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { blockchainServices as words, starts } from '#site/services/blockchain-services.ts'
import { Lifecycle } from '#site/services/drawings/lifecycle.tsx'
import { Ledger } from '#ui/components/ledger.tsx'

export const meta = () => pageMeta('/blockchain-services', words)

const own = [
  {
    id: 'start',
    title: 'What do you have?',
    body: (
      <Ledger
        label="Where to start"
        columns={['You have', 'We begin with', 'It ends with', 'Go on']}
        rows={starts.map(({ have, first, ends, path, name }) => [
          have,
          first,
          ends,
          <Link key={path} to={path}>
            {name}
          </Link>,
        ])}
      />
    ),
  },
]

/** /blockchain-services */
export default function BlockchainServices() {
  return (
    <ServicePage
      slug="blockchain-services"
      words={words}
      drawing={<Lifecycle />}
      own={own}
      action={
        <a className="button solid" href="#start">
          What do you have?
        </a>
      }
    />
  )
}
