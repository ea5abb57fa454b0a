import { shareText } from '#chain/tokens/amount-text.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { jsonLink } from '#core/text/json-link.server.ts'
import { timeWords } from '#core/text/time-words.ts'
import { addressMarkup as grouped } from '#seals/marks/certificate-markup.server.ts'
import type { PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { amountsText, feeText, pairText, rangeText } from '#tools/liquidity-lock/read/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { positionCall } from './position-call.ts'
import { positionCertificate } from './position-certificate.server.ts'
import { positionHistory } from './position-history.server.ts'
import { positionProofJson } from './position-proof-json.ts'
import { proofWarnings, releaseWords, timeLeft } from './position-proof-words.ts'
import type { PositionProof } from './read-position-proof.ts'

type Row = [name: string, value: SafeHtml | string | undefined]

/** What is known beside the lock itself: all its events, and where a transaction can be looked at. */
type Around = {
  chainId: number
  block: { number: number; time: number }
  told: PositionEvents | undefined
  explorer: string | undefined
}

/** Certificate and facts of a locked position, what to know before relying on it, what happened, and how to ask the chain oneself. */
export function positionProofBody(proof: PositionProof, { chainId, block, told, explorer }: Around): SafeHtml {
  const warnings = proofWarnings(proof, block.time)
  const clauses: [heading: string, body: SafeHtml][] = [
    ['What is locked', table('The lock', factsOf(proof, block))],
    ['The pool', table('The pool', poolOf(proof))],
    ['What happened', positionHistory(told, explorer)],
    [
      'Check it yourself',
      markup`<p>Ask any node of this chain; nothing of it goes through us. The answer is the manager, the unlock time, the owner, who gets the fees, the position, and who it is offered to. <a href="/contracts.json">Addresses and ABIs</a> of all our contracts.</p>${table('How to ask', checkOf(proof, block))}${jsonLink(`liquidity-lock-${proof.seen.id}.json`, positionProofJson(proof, { chainId, block, told }))}`,
    ],
  ]
  if (warnings.length > 0)
    clauses.unshift([
      'Before you rely on it',
      markup`<ul class="marks">${warnings.map((line) => markup`<li>${line}</li>`)}</ul>`,
    ])
  return markup`<div class="wide">${positionCertificate(proof, block)}</div>${clauses.map(([heading, body], at) => clause(at + 1, heading, body))}`
}

/** What is left to say of a lock that is gone: what happened to it. */
export function goneBody({ told, explorer }: Pick<Around, 'told' | 'explorer'>): SafeHtml {
  return clause(1, 'What happened', positionHistory(told, explorer))
}

const clause = (number: number, heading: string, body: SafeHtml) =>
  markup`<section class="clause wide" aria-labelledby="clause-${number}"><p class="number" aria-hidden="true">§ ${number}</p><div class="body"><h2 id="clause-${number}">${heading}</h2>${body}</div></section>`

function factsOf(
  { seen, pendingOwner, position, known }: PositionProof,
  block: { number: number; time: number },
): Row[] {
  const { unlock, owner, payee, manager, tokenId } = seen.lock
  return [
    ['Locked', untilWords(unlock)],
    ['Time left', timeLeft(unlock, block.time)],
    ['Schedule', releaseWords(unlock)],
    ['Owner', grouped(owner)],
    ['Gets the fees', grouped(payee)],
    ['Offered to', BigInt(pendingOwner) === 0n ? undefined : grouped(pendingOwner)],
    ['Holds about', position && amountsText(position)],
    ['Liquidity', String(seen.liquidity)],
    ['Position', `number ${tokenId} of ${known ? 'the manager known' : 'a manager unknown'} on this chain`],
    ['Manager', grouped(manager)],
    ['Read', `block ${block.number}, ${timeWords(block.time)}`],
  ]
}

function poolOf({ seen, position, pool, tokens }: PositionProof): Row[] {
  const names = position ? pairText(position.tokens) : tokens.map(({ symbol }) => symbol).join(' / ')
  return [
    ['Tokens', names || 'not readable'],
    ['Fee', feeText(seen.fee)],
    ['Hook', position?.hook && grouped(position.hook)],
    ['Range', position && `${rangeText(position)} ${position.tokens[1].symbol} for one ${position.tokens[0].symbol}`],
    ['This lock, of the liquidity at this price', position && shareText(position.share, 10n ** 18n)],
    ['All our locks, of the liquidity at this price', pool && shareText(pool.share, 10n ** 18n)],
    ['Locked for ever', pool && String(pool.permanent)],
    ['Locked until a time', pool && String(pool.timed)],
    ['Next unlock', pool && (pool.earliest >= never ? 'none' : timeWords(pool.earliest))],
    ['Counted', pool && (pool.complete ? 'every lock there is' : 'the first 2,400 locks')],
  ]
}

function checkOf({ seen }: PositionProof, block: { number: number }): Row[] {
  const { to, data, question, command } = positionCall(seen.id, block.number)
  return [
    ['Contract', grouped(to)],
    ['Call data', grouped(data)],
    ['As JSON-RPC', markup`<code>${question}</code>`],
    ['With Foundry', markup`<code>${command}</code>`],
  ]
}

function table(label: string, facts: Row[]): SafeHtml {
  const given = facts.filter(([, value]) => value !== undefined)
  return markup`<section class="table-region ledger" aria-label="${label}" tabindex="0"><table><tbody>${given.map(([name, value]) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`)}</tbody></table></section>`
}
