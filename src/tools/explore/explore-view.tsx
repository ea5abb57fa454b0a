import type { ReactNode } from 'react'
import { indexWords } from '#chain/index/index-words.ts'
import { timeWords } from '#core/time/time-words.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { CampaignPart, LockPart, PositionPart } from '#tools/indexed/thing-parts.tsx'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import { symbolOf } from '#tools/indexed/token-words.ts'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import type { ExploreReport } from './explore-report.ts'

type ExploreViewProps = { report: ExploreReport; children?: ReactNode }

/** What was made here, kind by kind; `children` stand below. */
export function ExploreView({ report, children }: ExploreViewProps) {
  const { chain, index, asked, sums, launches, unlocks, locks, positions, campaigns, at } = report
  const count = launches.length + locks.length + positions.length + campaigns.length
  return (
    <div className="account-report">
      <dl className="explore-sums">
        {(Object.keys(sums) as (keyof typeof sums)[]).map((kind) => (
          <div key={kind}>
            <dt>{kindWords[kind]}</dt>
            <dd>{sums[kind]}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{indexWords(index, chain.name)}</p>
      {count === 0 && <NothingFound asked={asked} />}
      <ThingPart id="launches" title={asked === '' ? 'Newest tokens' : 'Tokens'} count={launches.length}>
        {launches.map(({ token, path, withPool, at: time }) => (
          <ThingRow key={path} name={token.name ?? symbolOf(token)} address={token.address} path={path}>
            <p>
              {symbolOf(token)}
              {time !== null && `, launched ${timeWords(time)}`}
              {withPool && ', with a locked pool'}
            </p>
          </ThingRow>
        ))}
      </ThingPart>
      <LockPart id="unlocks" title="Next unlocks" locks={unlocks} />
      <LockPart title={asked === '' ? 'Newest token locks' : 'Token locks'} locks={locks} />
      <PositionPart positions={positions} now={at} />
      <CampaignPart title="Campaigns" campaigns={campaigns} now={at} />
      {children}
    </div>
  )
}

const kindWords: Record<keyof ExploreReport['sums'], string> = {
  launches: 'Tokens launched',
  locks: 'Token locks made',
  positions: 'Liquidity locks made',
  grants: 'Grants given',
  campaigns: 'Campaigns paid for',
}

function NothingFound({ asked }: { asked: string }) {
  if (asked !== '')
    return (
      <p>
        Nothing was made here of a token called “{asked}”. To look at any token of this chain, use the{' '}
        <a href="/token-check">token check</a>; to see what an account has, the <a href="/dashboard">dashboard</a>.
      </p>
    )
  return (
    <p>
      Nothing was made here yet.{' '}
      <WhereOffered href={creatorPath}>
        <a href={`${creatorPath}#create`}>Make the first token</a>.{' '}
      </WhereOffered>
      <WhereOffered href="/token-locking">
        <a href="/token-locking#lock">Lock tokens</a>.
      </WhereOffered>
    </p>
  )
}
