import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { LaunchBoard } from '#site/services/board/launch-board.tsx'
import { words } from '#site/services/web3-marketing.ts'

export const meta = () => pageMeta('/web3-marketing', words)

const own = { board: <LaunchBoard /> }

/** /web3-marketing */
export default function Web3Marketing() {
  return <ServicePage slug="web3-marketing" words={words} own={own} />
}
