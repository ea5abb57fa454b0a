import type { ReactNode } from 'react'
import { isFullRange } from '#chain/liquidity/pool-words.ts'
import { FullRange, PoolView } from '#chain/liquidity/pool-view.tsx'
import { shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import type { Position } from '#chain/positions/read-positions.ts'
import { amountsText, feeText, everyPrice, pairText, rangeText } from '#chain/positions/position-names.ts'
import { locker } from '#tools/liquidity-lock/read/position-events.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { SaveLink } from '#ui/components/save-link.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { PositionHistory, type History } from './position-history.tsx'
import { positionProofJson } from './position-proof-json.ts'
import { ownPay, pairOf, proofWarnings, releaseWords, timeLeft } from './position-proof-words.ts'
import type { PositionProof } from './read-position-proof.ts'

type Block = { number: number; time: number }
type Facts = Readonly<Record<string, ReactNode>>

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
          'What is locked': (
            <>
              {isFullRange(proof.seen, proof.pool?.tickSpacing ?? 0) && <FullRange />}
              <FactTable label="The lock" facts={factsOf(proof, block)} />
            </>
          ),
          'All locks of its pool': proof.pool ? (
            <PoolView facts={proof.pool} />
          ) : (
            proof.known && <p>What the locks of its pool pay cannot be read now. Reload in a minute.</p>
          ),
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
              <p>
                <img
                  src={`/badge/liquidity/${proof.seen.id}.svg`}
                  width="320"
                  height="88"
                  alt="The badge of this lock, as the chain has it now"
                />
              </p>
              <p className="soft">
                The badge is a picture at <code>/badge/liquidity/{String(proof.seen.id)}.svg</code> that other sites may
                show.
              </p>
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
        ['Pays when the price halves', paysText(proof) ?? 'not known'],
      ]}
      addressLabel={isPool ? 'Pool' : 'Manager'}
      address={isPool ? `0x${seen.poolId.slice(-40)}` : manager}
      seed={`position-lock-${seen.id}`}
      caption={`Seal of this lock. Read from block ${block.number}.`}
    />
  )
}

/** What it pays when the price falls by half, in the quote of its pool; undefined: it is not said in money. */
function paysText(proof: PositionProof): string | undefined {
  const amount = ownPay(proof)
  const { pool } = proof
  return amount === undefined || pool?.quote === undefined ? undefined : aboutText(amount, pool.tokens[pool.quote])
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

function factsOf(proof: PositionProof, block: Block): Facts {
  const { seen, pendingOwner, position, known } = proof
  const { unlock, owner, payee, manager, tokenId } = seen.lock
  return {
    Locked: untilWords(unlock),
    'Time left': timeLeft(unlock, block.time),
    Schedule: releaseWords(unlock),
    Owner: <Address value={owner} />,
    'Gets the fees': <Address value={payee} />,
    'Offered to': BigInt(pendingOwner) === 0n ? undefined : <Address value={pendingOwner} />,
    'Holds about': position && amountsText(position),
    'Pays when the price halves': paysText(proof),
    Liquidity: String(seen.liquidity),
    Position: `number ${tokenId} of ${known ? 'the manager known' : 'a manager unknown'} on this chain`,
    Manager: <Address value={manager} />,
    Read: `block ${block.number}, ${timeWords(block.time)}`,
  }
}

/** The range in words, with what its prices are in. */
function priceRange(position: Position): string {
  const [first, second] = position.tokens
  const range = rangeText(position)
  return range === everyPrice ? range : `${range} ${second.symbol} for one ${first.symbol}`
}

function poolOf({ seen, position, pool, tokens }: PositionProof): Facts {
  const names = position ? pairText(position.tokens) : tokens.map(({ symbol }) => symbol).join(' / ')
  return {
    Tokens: names || 'not readable',
    Fee: feeText(seen.fee),
    Hook: position?.hook && <Address value={position.hook} />,
    Range: position && priceRange(position),
    Spacing: pool?.tickSpacing ? `${pool.tickSpacing} ticks` : undefined,
    'Raw liquidity in range':
      position && `${shareText(position.share, 10n ** 18n)} is this lock, by number and not by value`,
  }
}

function checkOf({ seen }: PositionProof, block: Block): Facts {
  const { to, data, question, command } = chainQuestion({ ...locker, functionName: 'lockOf' }, seen.id, block.number)
  return {
    Contract: <Address value={to} />,
    'Call data': <Address value={data} />,
    'As JSON-RPC': <code>{question}</code>,
    'With Foundry': <code>{command}</code>,
  }
}
