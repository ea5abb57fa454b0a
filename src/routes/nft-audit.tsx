import { InspectPlace } from '#nft/inspect-place.tsx'
import { LateDrawings } from '#services/drawings/drawing.tsx'
import { MintTimeline } from '#services/drawings/mint-timeline.tsx'
import { RoyaltySplit } from '#services/drawings/royalty-split.tsx'
import { nftAudit as words, inspector, nftFaults, royalties } from '#services/nft-audit.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { ServicePage } from '#shell/service-page.tsx'
import { Ledger } from '#ui/ledger.tsx'

export const meta = () => pageMeta('/nft-audit', words)

const own = [
  {
    id: 'inspect',
    title: 'Inspect a collection',
    body: (
      <>
        <p>{inspector}</p>
        <InspectPlace />
      </>
    ),
  },
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
  {
    id: 'royalties',
    title: 'What no contract can enforce',
    body: (
      <div className="beside">
        <div className="prose">
          {royalties.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <LateDrawings value>
          <RoyaltySplit />
        </LateDrawings>
      </div>
    ),
  },
]

/** /nft-audit */
export default function NftAudit() {
  return (
    <ServicePage
      slug="nft-audit"
      words={words}
      drawing={
        <LateDrawings value>
          <MintTimeline />
        </LateDrawings>
      }
      own={own}
      action={
        <a className="button solid" href="#inspect">
          Inspect a collection
        </a>
      }
    />
  )
}
