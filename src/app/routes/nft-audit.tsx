import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { LazyDrawings } from '#site/services/drawings/drawing.tsx'
import { MintTimeline } from '#site/services/drawings/mint-timeline.tsx'
import { RoyaltySplit } from '#site/services/drawings/royalty-split.tsx'
import { words, inspector, nftFaults, royalties } from '#site/services/nft-audit.ts'
import { InspectPlace } from '#tools/nft-inspector/inspection/inspect-place.tsx'
import { Ledger } from '#ui/components/ledger.tsx'

export const meta = () => pageMeta('/nft-audit', words)

const tool = {
  id: 'inspect',
  title: 'Inspect a collection',
  body: (
    <>
      <InspectPlace />
      <p className="soft">{inspector}</p>
    </>
  ),
}

const own = {
  faults: (
    <Ledger label="Faults of NFT drops" columns={['Fault', 'How it is used', 'How we look for it']} rows={nftFaults} />
  ),
  royalties: (
    <div className="beside">
      <div className="prose">
        {royalties.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <LazyDrawings value>
        <RoyaltySplit />
      </LazyDrawings>
    </div>
  ),
}

/** /nft-audit */
export default function NftAudit() {
  return (
    <ServicePage
      slug="nft-audit"
      words={words}
      drawing={
        <LazyDrawings value>
          <MintTimeline />
        </LazyDrawings>
      }
      tool={tool}
      own={own}
    />
  )
}
