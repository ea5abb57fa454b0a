import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { CampaignCalendar } from '#site/services/drawings/campaign-calendar.tsx'
import { channels, refusals, web3Marketing as words } from '#site/services/web3-marketing.ts'
import { Ledger } from '#ui/components/ledger.tsx'

export const meta = () => pageMeta('/web3-marketing', words)

const own = [
  {
    id: 'channels',
    title: 'Where, and what is counted',
    body: <Ledger label="Channels" columns={['Channel', 'What we do there', 'What we count']} rows={channels} />,
  },
  {
    id: 'refused',
    title: 'What we refuse',
    body: <Ledger label="What we refuse" columns={['We do not', 'Because']} rows={refusals} />,
  },
]

/** /web3-marketing */
export default function Web3Marketing() {
  return <ServicePage slug="web3-marketing" words={words} drawing={<CampaignCalendar />} own={own} />
}
