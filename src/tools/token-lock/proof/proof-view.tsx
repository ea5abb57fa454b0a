import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { Amount } from '#chain/tokens/amount.tsx'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { TokenWarnings } from '#chain/tokens/token-view.tsx'
import { saveText } from '#core/browser/save-file.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import { lockName, lockText, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { calendarOf } from '#tools/token-lock/schedule/calendar.ts'
import { UnlockChart } from '#tools/schedule/unlock-chart.tsx'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { nextTime } from '#tools/schedule/schedule.ts'
import { useNow } from '#ui/components/use-now.ts'
import { NoProof } from './no-proof.tsx'
import { OwnerPart } from './owner-part.tsx'
import { ProofBadge } from './proof-badge.tsx'
import { ProofCheck } from './proof-check.tsx'
import { ProofHistory } from './proof-history.tsx'
import { lockState, pairLead, proofTitle, proofWarnings, stillLocked } from './proof-words.ts'
import { readProof, type Proof } from './read-proof.ts'
import { poolFacts, sumFacts, wholeOf } from './sum-facts.ts'

/** What the chain says of one lock, followed block by block. `arrived` is told once it has said something. */
export function ProofView({ lock, arrived }: { lock: LockKey; arrived: () => void }) {
  const known = useRead(lockText(lock), () => readProof(pageRpc(), lock))
  const proof = known.value
  const tell = useEffectEvent(arrived)
  const there = proof !== undefined
  useEffect(() => {
    if (there) tell()
  }, [there])
  return (
    <div className="locks">
      <ChainTrouble known={known} />
      {!proof && <output>{known.at === 'reading' && 'Reading the lock from the chain.'}</output>}
      {proof?.at === 'there' && <LockProof proof={proof} />}
      {proof && proof.at !== 'there' && <NoProof at={proof.at} block={proof.block} />}
      {proof?.at === 'gone' && <ProofHistory lock={lock} token={{ symbol: 'smallest units', decimals: 0 }} />}
    </div>
  )
}

function LockProof({ proof }: { proof: Extract<Proof, { at: 'there' }> }) {
  const clock = useNow()
  const { lock, token, block } = proof
  const now = Math.max(clock, block.time)
  const locked = stillLocked(lock, now)
  const next = nextTime(lock, now)
  const { end } = lock.schedule
  const state = lockState(lock, now)
  const title = proofTitle(lock, token, now)
  useEffect(() => {
    document.title = title
  }, [title])

  const lead = pairLead(proof, now)
  return (
    <>
      {lead && <p className="lead">{lead}</p>}
      <Certificate
        kind="Certificate of a lock"
        serial={lockName(lock)}
        name={token.name}
        detail={title}
        facts={[
          ['Still locked', amountText(locked, token)],
          [`Of the ${wholeOf(proof)}`, shareText(locked, token.proof.supply)],
          ['Ends', state === 'permanent' ? 'never' : timeWords(end)],
          ['Free now', amountText(lock.withdrawable, token)],
        ]}
        address={token.address}
        seed={lock.delegate ? lockText(lock) : String(lock.id)}
        caption={`Seal of this lock. Read from block ${block.number}.`}
      />
      {next !== undefined && (
        <p className="locks-countdown">
          <span className="locks-figure">{durationWords(next - now)}</span>{' '}
          {next === end ? 'until everything is free' : 'until more is free'}
        </p>
      )}
      <Warnings lines={proofWarnings(proof, now)} />
      <Section title="Schedule">
        <UnlockChart vestings={[lock]} says={scheduleWords(lock.schedule)} now={now} />
        <button
          type="button"
          className="button"
          onClick={() =>
            saveText(
              'unlocks.ics',
              calendarOf([{ ...lock, symbol: token.symbol, origin: location.origin }], now),
              'text/calendar',
            )
          }
        >
          Save the unlocks for a calendar
        </button>
      </Section>
      <Section title="What is in it">
        <dl className="locks-facts">
          <Fact name="Owner">
            <Address value={lock.owner} />
          </Fact>
          {BigInt(lock.pendingOwner) !== 0n && (
            <Fact name="Offered to">
              <Address value={lock.pendingOwner} />
            </Fact>
          )}
          {lock.delegate && (
            <Fact name="Its votes count for">
              <Address value={lock.delegate} />
            </Fact>
          )}
          <Fact name="Once locked">
            <Amount amount={lock.amount} unit={token} />
          </Fact>
          <Fact name="Withdrawn">
            <Amount amount={lock.withdrawn} unit={token} />
          </Fact>
        </dl>
      </Section>
      <OwnerPart lock={lock} />
      {proof.pair && (
        <Section title="The pool">
          <Facts rows={poolFacts(proof)} />
        </Section>
      )}
      <Section title="All locks of this token">
        <Facts rows={sumFacts(proof)} />
      </Section>
      <Section title="What the token can still do">
        <TokenWarnings token={token} />
      </Section>
      <Section title="What happened">
        <ProofHistory lock={lock} token={token} />
      </Section>
      <Section title="Check it yourself">
        <ProofCheck proof={proof} />
      </Section>
      <Section title="Badge">
        <ProofBadge lock={lock} />
      </Section>
    </>
  )
}

function Warnings({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="locks-signs" aria-label="Before you rely on it">
      {lines.map((line) => (
        <li key={line} className="warn">
          {line}
        </li>
      ))}
    </ul>
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

function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="locks-facts">
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
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
