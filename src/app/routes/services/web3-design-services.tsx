import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { SignatureCompared } from '#site/services/signature/signature-compared.tsx'
import { words } from '#site/services/web3-design-services.ts'
import { toast } from '#ui/toast/toast.ts'

export const meta = () => pageMeta('/web3-design-services', words)

const states = [
  ['pending', 'Sent', 'You can close this page. We keep following the transaction.'],
  ['confirmed', 'Confirmed', 'The vault can take 250 USDC and no more.'],
  ['failed', 'Failed', 'Your USDC did not move. Read the amount again before you repeat it.'],
] as const

const own = {
  signature: <SignatureCompared />,
  kit: (
    <>
      <p>
        This site is built with it. The kit has one ink, shows tone by the density of lines, and marks each state with a
        word. Press the three states of a transaction, then see the rest in the specimen.
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
          See every part in every state
        </Link>
      </div>
    </>
  ),
}

/** /web3-design-services */
export default function Web3DesignServices() {
  return <ServicePage slug="web3-design-services" words={words} own={own} />
}
