import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { SigningSheet } from '#site/services/drawings/signing-sheet.tsx'
import { signatureParts, words } from '#site/services/web3-design-services.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { toast } from '#ui/toast/toast.ts'

export const meta = () => pageMeta('/web3-design-services', words)

const states = [
  ['pending', 'Sent', 'You may close this page; we follow it.'],
  ['confirmed', 'Confirmed', 'The vault may take this amount, and no more.'],
  ['failed', 'Failed', 'Nothing moved. Read the amount again before you repeat it.'],
] as const

const own = {
  signature: <Ledger label="Parts of a signature screen" columns={['Part', 'How']} rows={signatureParts} />,
  kit: (
    <>
      <p>
        This site is made of it: one ink, tone by the density of lines, state never by colour alone. Press the three
        states of a transaction, then read the rest in the specimen.
      </p>
      <div className="actions">
        {states.map(([state, title, detail]) => (
          <button
            key={state}
            type="button"
            className="button"
            id={`state-${state}`}
            data-replay=""
            onClick={() => toast({ title, detail, state })}
          >
            {title}
          </button>
        ))}
        <Link className="button solid" to="/specimen">
          Every part in every state
        </Link>
      </div>
    </>
  ),
}

/** /web3-design-services */
export default function Web3DesignServices() {
  return <ServicePage slug="web3-design-services" words={words} drawing={<SigningSheet />} own={own} />
}
