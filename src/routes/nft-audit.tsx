import { nftAudit as words, nftFaults } from '#services/nft-audit.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { ServicePage } from '#shell/service-page.tsx'
import { Ledger } from '#ui/ledger.tsx'

export const meta = () => pageMeta('/nft-audit', words)

const own = [
  {
    id: 'faults',
    title: 'What we try on your drop',
    body: (
      <Ledger
        label="Faults of NFT drops"
        columns={['Fault', 'How it is used', 'How we look for it']}
        rows={nftFaults}
      />
    ),
  },
]

/** /nft-audit */
export default function NftAudit() {
  return <ServicePage slug="nft-audit" words={words} drawing={null} own={own} />
}
