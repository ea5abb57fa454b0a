import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { signWords } from '#chain/tokens/token-signs.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { jsonLink } from '#core/text/json-link.server.ts'
import { timeWords } from '#core/text/time-words.ts'
import { addressMarkup as grouped } from '#seals/marks/certificate-markup.server.ts'
import { lockName, tokenOf } from '#tools/token-lock/read/lock-number.ts'
import { scheduleWords } from '#tools/token-lock/schedule/schedule-words.ts'
import { proofFile, proofJson } from './proof-json.ts'
import { proofTitle, proofWarnings, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'
import { poolFacts, sumFacts, wholeOf } from './sum-facts.ts'

/** What the page of a lock says before any script: a sentence, and its facts. */
export type ServedProof = { title: string; body: SafeHtml; status: 200 | 404 | 503 }

/** Of a proof; undefined: the chain did not answer. */
export function servedProof(id: bigint, proof: Proof | undefined): ServedProof {
  if (!proof)
    return sentence('The chain does not answer now', 'Nobody can say what this lock holds. Reload in a minute.', 503)
  if (proof.at === 'never')
    return sentence(
      'There is no lock with this number',
      `Nothing was ever locked under it. Compare the number, and the chain; block ${proof.block.number}.`,
      404,
    )
  if (proof.at === 'gone')
    return sentence(
      'This lock is gone',
      `It was emptied or put into another lock, as its events tell; block ${proof.block.number}.`,
      200,
    )
  const { lock, token, block } = proof
  const now = block.time
  const title = proofTitle(lock, token, now)
  const locked = stillLocked(lock, now)
  const warnings = [...proofWarnings(proof, now), ...token.signs.map((sign) => signWords[sign][1])]
  const rows: (readonly [string, SafeHtml | string])[] = [
    ['Lock', `${lockName(id)} of ${token.name}, ${token.symbol}`],
    ['Token', grouped(tokenOf(id))],
    ['Owner', grouped(lock.owner)],
    ['Still locked', `${amountText(locked, token)}, ${shareText(locked, token.proof.supply)} of the ${wholeOf(proof)}`],
    ['Once locked', amountText(lock.amount, token)],
    ['Withdrawn', amountText(lock.withdrawn, token)],
    ['Free now', amountText(lock.withdrawable, token)],
    ['Schedule', scheduleWords(lock.schedule)],
    ...poolFacts(proof),
    ...sumFacts(proof),
    ['Read', `block ${block.number}, ${timeWords(block.time)}`],
    ['Contract', grouped(contractAddresses.TokenLocker)],
  ]
  const body = markup`<h2>${brokenDigits(title)}</h2>${warnings.length > 0 && markup`<ul class="marks">${warnings.map((line) => markup`<li>${brokenDigits(line)}</li>`)}</ul>`}
<div class="table-region ledger"><table><tbody>${rows.map(([name, value]) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table></div>${jsonLink(proofFile(id), proofJson(proof))}`
  return { title, body, status: 200 }
}

/** A line whose long amounts may be broken on a small screen. */
const brokenDigits = (line: string): SafeHtml =>
  markup`${line.split(/(?<=\d{6})(?=\d{3})/).map((part, at) => markup`${at > 0 && markup`<wbr>`}${part}`)}`

function sentence(title: string, text: string, status: ServedProof['status']): ServedProof {
  return { title, body: markup`<h2>${title}</h2><p>${text}</p>`, status }
}
