import type { ReactNode } from 'react'
import { transactionUrl } from '#chain/chain-links.ts'
import { shareText } from '#chain/tokens/amount-text.ts'
import { timeWords } from '#core/text/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import type { PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { amountsText, feeText, pairText, rangeText } from '#tools/liquidity-lock/read/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { SaveLink } from '#ui/components/save-link.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { positionCall } from './position-call.ts'
import { positionEventWords } from './position-event-words.ts'
import { positionProofJson } from './position-proof-json.ts'
import { pairOf, proofWarnings, releaseWords, timeLeft } from './position-proof-words.ts'
import type { PositionProof } from './read-position-proof.ts'

type Block = { number: number; time: number }
type Facts = Readonly<Record<string, ReactNode>>

/** What is known beside the lock itself: all its events, unless the node does not tell them, and where a transaction can be looked at. */
type History = { told: PositionEvents | undefined; explorer: string | undefined }
type Shown = History & { proof: PositionProof; chainId: number; block: Block }

/** Certificate and facts of a locked position, what to know before relying on it, what happened, and how to ask the chain oneself. */
export function PositionProofView({ proof, chainId, block, told, explorer }: Shown) {
  const warnings = proofWarnings(proof, block.time)
  return (
    <>
      <div className="wide">
        <PositionCertificate proof={proof} block={block} />
      </div>
      <Clauses
        clauses={{
          'Before you rely on it': warnings.length > 0 && <Warnings lines={warnings} />,
          'What is locked': <FactTable label="The lock" facts={factsOf(proof, block)} />,
          'The pool': <FactTable label="The pool" facts={poolOf(proof)} />,
          'What happened': <PositionHistory told={told} explorer={explorer} />,
          'Check it yourself': (
            <>
              <p>
                Ask any node of this chain; nothing of it goes through us. The answer is the manager, the unlock time,
                the owner, who gets the fees, the position, and who it is offered to.{' '}
                <a href="/contracts.json">Addresses and ABIs</a> of all our contracts.
              </p>
              <FactTable label="How to ask" facts={checkOf(proof, block)} />
              <SaveLink
                file={`liquidity-lock-${proof.seen.id}.json`}
                json={positionProofJson(proof, { chainId, block, told })}
              />
            </>
          ),
        }}
      />
    </>
  )
}

/** What is left to say of a lock that is gone: what happened to it. */
export function GonePosition(history: History) {
  return <Clauses clauses={{ 'What happened': <PositionHistory {...history} /> }} />
}

/** The certificate of a locked position: its pair, until when, what is in it, and the share of the pool it is. */
function PositionCertificate({ proof, block }: { proof: PositionProof; block: Block }) {
  const { seen, known, position } = proof
  const { unlock, kind, tokenId, manager } = seen.lock
  const isPool = known && kind === 0
  return (
    <Certificate
      kind={known ? 'Certificate of a lock' : 'Lock at a manager not known here'}
      serial={`No. ${seen.id}`}
      name={pairOf(proof)}
      detail={`Uniswap V${kind + 3}, ${feeText(seen.fee)}, position ${tokenId}`}
      facts={[
        ['Locked', untilWords(unlock)],
        ['Time left', timeLeft(unlock, block.time)],
        ['Holds about', position ? amountsText(position) : 'not known'],
        ['Of the liquidity at this price', position ? shareText(position.share, 10n ** 18n) : 'not known'],
      ]}
      addressLabel={isPool ? 'Pool' : 'Manager'}
      address={isPool ? `0x${seen.poolId.slice(-40)}` : manager}
      seed={`position-lock-${seen.id}`}
      caption={`Seal of this lock. Read from block ${block.number}.`}
    />
  )
}

function Warnings({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="marks">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function PositionHistory({ told, explorer }: History) {
  if (!told) return <p>The node does not tell its events now. They are on the chain all the same.</p>
  const { events, from } = told
  return (
    <>
      <ol>
        {events.map((event) => (
          <li key={`${event.hash}${event.eventName}`}>
            <Broken sentence={positionEventWords(event)} />{' '}
            <a href={transactionUrl(explorer, event.hash)}>Block {event.block}</a>
          </li>
        ))}
      </ol>
      {from > 0 && (
        <p className="soft">
          Read from block {from} on: the node tells no more at once. Older events are on the chain all the same.
        </p>
      )}
    </>
  )
}

/** A sentence whose addresses may be broken on a small screen. */
function Broken({ sentence }: { sentence: string }) {
  return sentence
    .split(/(0x[\da-f]{40})/i)
    .map((part, at) => (part.startsWith('0x') ? <Address key={at} value={part} /> : part))
}

function factsOf({ seen, pendingOwner, position, known }: PositionProof, block: Block): Facts {
  const { unlock, owner, payee, manager, tokenId } = seen.lock
  return {
    Locked: untilWords(unlock),
    'Time left': timeLeft(unlock, block.time),
    Schedule: releaseWords(unlock),
    Owner: <Address value={owner} />,
    'Gets the fees': <Address value={payee} />,
    'Offered to': BigInt(pendingOwner) === 0n ? undefined : <Address value={pendingOwner} />,
    'Holds about': position && amountsText(position),
    Liquidity: String(seen.liquidity),
    Position: `number ${tokenId} of ${known ? 'the manager known' : 'a manager unknown'} on this chain`,
    Manager: <Address value={manager} />,
    Read: `block ${block.number}, ${timeWords(block.time)}`,
  }
}

function poolOf({ seen, position, pool, tokens }: PositionProof): Facts {
  const names = position ? pairText(position.tokens) : tokens.map(({ symbol }) => symbol).join(' / ')
  return {
    Tokens: names || 'not readable',
    Fee: feeText(seen.fee),
    Hook: position?.hook && <Address value={position.hook} />,
    Range: position && `${rangeText(position)} ${position.tokens[1].symbol} for one ${position.tokens[0].symbol}`,
    'This lock, of the liquidity at this price': position && shareText(position.share, 10n ** 18n),
    'All our locks, of the liquidity at this price': pool && shareText(pool.share, 10n ** 18n),
    'Locked permanently': pool && String(pool.permanent),
    'Locked until a time': pool && String(pool.timed),
    'Next unlock': pool && (pool.earliest >= never ? 'none' : timeWords(pool.earliest)),
    Counted: pool && (pool.complete ? 'every lock there is' : 'the first 2,400 locks'),
  }
}

function checkOf({ seen }: PositionProof, block: Block): Facts {
  const { to, data, question, command } = positionCall(seen.id, block.number)
  return {
    Contract: <Address value={to} />,
    'Call data': <Address value={data} />,
    'As JSON-RPC': <code>{question}</code>,
    'With Foundry': <code>{command}</code>,
  }
}
