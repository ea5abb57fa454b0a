import { Fragment } from 'react'
import { Amount } from '#chain/tokens/amount.tsx'
import { shareText } from '#chain/tokens/amount-text.ts'
import { warningWords } from '#chain/tokens/token-warnings.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { lockName, tokenOf } from '#tools/token-lock/read/lock-number.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { SaveLink } from '#ui/components/save-link.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { proofFile, proofJson } from './proof-json.ts'
import { pairLead, proofWarnings, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'
import { poolFacts, sumFacts, wholeOf } from './sum-facts.ts'

/** What the chain says of one lock, as plainly as a page without script can: warnings, facts, and all of it as a file. */
export function ProofFacts({ title, proof }: { title: string; proof: Extract<Proof, { at: 'there' }> }) {
  const { lock, token, block } = proof
  const locked = stillLocked(lock, block.time)
  const lead = pairLead(proof, block.time)
  const warnings = [...proofWarnings(proof, block.time), ...token.signs.map((sign) => warningWords[sign][1])]
  return (
    <>
      <h2>
        <Breakable line={title} />
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {warnings.length > 0 && (
        <ul className="marks">
          {warnings.map((line) => (
            <li key={line}>
              <Breakable line={line} />
            </li>
          ))}
        </ul>
      )}
      <FactTable
        label="The lock"
        facts={{
          Lock: `${lockName(lock)} of ${token.name}, ${token.symbol}`,
          Token: <Address value={tokenOf(lock.id)} />,
          Owner: <Address value={lock.owner} />,
          ...(lock.delegate && { 'Its votes count for': <Address value={lock.delegate} /> }),
          'Still locked': (
            <>
              <Amount amount={locked} unit={token} />, {shareText(locked, token.proof.supply)} of the {wholeOf(proof)}
            </>
          ),
          'Once locked': <Amount amount={lock.amount} unit={token} />,
          Withdrawn: <Amount amount={lock.withdrawn} unit={token} />,
          'Free now, not locked any more': <Amount amount={lock.withdrawable} unit={token} />,
          Schedule: scheduleWords(lock.schedule),
          ...Object.fromEntries([...poolFacts(proof), ...sumFacts(proof)]),
          Read: `block ${block.number}, ${timeWords(block.time)}`,
          Contract: <Address value={contractAddresses[lock.locker]} />,
        }}
      />
      <SaveLink file={proofFile(lock)} json={proofJson(proof)} />
    </>
  )
}

/** The chain did not answer. */
export function NoAnswer() {
  return (
    <>
      <h2>The chain does not answer now</h2>
      <p>We cannot read what this lock holds. Reload in a minute.</p>
    </>
  )
}

/** A line whose long amounts may be broken on a small screen. */
function Breakable({ line }: { line: string }) {
  return line.split(/(?<=\d{6})(?=\d{3})/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
