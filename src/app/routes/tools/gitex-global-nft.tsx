import { redirectDocument } from 'react-router'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { brand } from '#content/brand.ts'
import { gitexGlobalNft as words } from '#content/pages/gitex-global-nft.ts'
import { withoutClosing } from '#app/shell/closing-band.tsx'

// `vite.config.ts` puts EVENT_CODE of the build here.
const configured: string | undefined = import.meta.env?.VITE_EVENT_CODE

const fallback = `/mint?code=${encodeURIComponent(configured || brand.eventCode)}`

export const handle = { static: true, ...withoutClosing }

/** A host without our server's redirect still leads on: the refresh replaces this page in the history. */
export const meta = () => [
  ...pageMeta('/gitex-global-nft', words),
  { httpEquiv: 'refresh', content: `0; url=${fallback}` },
]

/** Within the site the server is asked, since only it knows which event is on. */
export const clientLoader = () => {
  throw redirectDocument('/gitex-global-nft')
}

/** Prerendered in place of the page, since only the client loader would know more. */
export function HydrateFallback() {
  return (
    <PageHead path="/gitex-global-nft" page={words}>
      <a className="button solid" href={fallback}>
        Go to the mint page
      </a>
    </PageHead>
  )
}

/** /gitex-global-nft: left before it is ever drawn. */
export default function GitexGlobalNft() {
  return null
}
