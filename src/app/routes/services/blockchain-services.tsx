import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { words } from '#site/services/blockchain-services.ts'
import { KeyMap } from '#site/services/keys/key-map.tsx'

export const meta = () => pageMeta('/blockchain-services', words)

const own = { keys: <KeyMap /> }

/** /blockchain-services */
export default function BlockchainServices() {
  return <ServicePage slug="blockchain-services" words={words} own={own} />
}
