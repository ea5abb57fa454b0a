import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { RoyaltySplit } from '#site/drawings/royalty-split.tsx'
import { DropTimeline } from '#site/services/drop/drop-timeline.tsx'
import { words, inspector, royalties } from '#site/services/nft-audit.ts'
import { InspectPlace } from '#tools/nft-inspector/inspection/inspect-place.tsx'

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
  faults: <DropTimeline />,
  royalties: (
    <div className="beside">
      <div className="prose">
        {royalties.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <RoyaltySplit />
    </div>
  ),
}

/** /nft-audit */
export default function NftAudit() {
  return <ServicePage slug="nft-audit" words={words} tool={tool} own={own} />
}
