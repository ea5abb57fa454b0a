import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { nameOf } from '#chain/tokens/numbered.ts'
import { TokenWarnings } from '#chain/tokens/token-view.tsx'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import { vestedOf, vestingOf } from '#tools/grants/contract/grant-state.ts'
import { GrantActions } from '#tools/grants/list/grant-actions.tsx'
import { useCalmNow } from '#tools/grants/list/use-calm-now.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import { UnlockChart } from '#tools/schedule/unlock-chart.tsx'
import { useAccount } from '#wallet/account/use-account.ts'
import { GrantCheck } from './grant-check.tsx'
import { GrantHistory } from './grant-history.tsx'
import { grantFigures, grantTitle, grantWarnings, revocableWords } from './grant-page-words.ts'
import { NoGrant } from './no-grant.tsx'
import { readGrantPage, type ThereGrant } from './read-grant-page.ts'

/** What the chain says of one grant, followed block by block. `arrived` is called once it has said something. */
export function GrantView({ id, arrived }: { id: bigint; arrived: () => void }) {
  const known = useRead(String(id), () => readGrantPage(pageRpc(), id))
  const page = known.value
  const tell = useEffectEvent(arrived)
  const there = page !== undefined
  useEffect(() => {
    if (there) tell()
  }, [there])
  return (
    <div className="locks">
      <ChainTrouble known={known} />
      {!page && <output>{known.at === 'reading' && 'Reading the grant from the chain.'}</output>}
      {page?.at === 'there' && <There page={page} />}
      {page && page.at !== 'there' && <NoGrant at={page.at} block={page.block} />}
      {page?.at === 'gone' && <GrantHistory id={id} token={{ symbol: 'smallest units', decimals: 0 }} />}
    </div>
  )
}

function There({ page }: { page: ThereGrant }) {
  const clock = useCalmNow()
  const { account } = useAccount()
  const { grant, token, block } = page
  const { id } = grant
  const now = Math.max(clock, block.time)
  const title = grantTitle(grant, token, now)
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <>
      <Certificate
        kind="Certificate of a grant"
        serial={nameOf(id)}
        name={token.name}
        detail={title}
        facts={[
          ['Granted', amountText(grant.amount, token)],
          ['Vested', amountText(vestedOf(grant, now), token)],
          ['Ends', timeWords(grant.revoked ? grant.stop : grant.schedule.end)],
          ['Counted as locked', 'nothing'],
        ]}
        address={token.address}
        seed={String(id)}
        caption={`Seal of this grant. Read from block ${block.number}.`}
      />
      <ul className="locks-signs grants-warnings" aria-label="Before you rely on it">
        {grantWarnings(page, now).map((line) => (
          <li key={line} className="warn">
            {line}
          </li>
        ))}
      </ul>
      <Section title="Schedule">
        <UnlockChart
          vestings={[vestingOf(grant)]}
          says={grantScheduleWords(grant.schedule, grant.segments)}
          now={now}
          legend="Ruled areas have not vested, white areas have."
        />
      </Section>
      <Section title="What is in it">
        <dl className="locks-facts">
          {grantFigures(page, now).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name="Receiver">
            <Address value={grant.receiver} />
          </Fact>
          {BigInt(grant.pendingReceiver) !== 0n && (
            <Fact name="Offered to">
              <Address value={grant.pendingReceiver} />
            </Fact>
          )}
          {BigInt(grant.pendingRevoker) !== 0n && (
            <Fact name="Right to revoke offered to">
              <Address value={grant.pendingRevoker} />
            </Fact>
          )}
          <Fact name="Who can send it">{grant.pushAllowed ? 'everyone, to the receiver' : 'the receiver alone'}</Fact>
        </dl>
        <p className="grants-revocable">{revocableWords(grant)}</p>
        {account && !account.wrongChain && (
          <GrantActions grant={grant} token={token} account={account.address} now={now} />
        )}
      </Section>
      <Section title="What the token can still do">
        <TokenWarnings token={token} />
      </Section>
      <Section title="What happened">
        <GrantHistory id={id} token={token} />
      </Section>
      <Section title="Check it yourself">
        <GrantCheck page={page} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="locks-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
