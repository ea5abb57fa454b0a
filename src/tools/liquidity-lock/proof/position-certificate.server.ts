import { shareText } from '#chain/tokens/amount-text.ts'
import type { SafeHtml } from '#core/text/html.server.ts'
import { certificateMarkup } from '#seals/marks/certificate-markup.server.ts'
import { amountsText, feeText } from '#tools/liquidity-lock/read/position-names.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { pairOf, timeLeft } from './position-proof-words.ts'
import type { PositionProof } from './read-position-proof.ts'

/** The certificate of a locked position: its pair, until when, what is in it, and the share of the pool it is. */
export function positionCertificate(proof: PositionProof, block: { number: number; time: number }): SafeHtml {
  const { seen, known, position } = proof
  const { unlock, kind, tokenId, manager } = seen.lock
  const isPool = known && kind === 0
  return certificateMarkup({
    kind: known ? 'Certificate of a lock' : 'Lock at a manager not known here',
    serial: `No. ${seen.id}`,
    name: pairOf(proof),
    detail: `Uniswap V${kind + 3}, ${feeText(seen.fee)}, position ${tokenId}`,
    facts: [
      ['Locked', untilWords(unlock)],
      ['Time left', timeLeft(unlock, block.time)],
      ['Holds about', position ? amountsText(position) : 'not known'],
      ['Of the liquidity at this price', position ? shareText(position.share, 10n ** 18n) : 'not known'],
    ],
    addressOf: isPool ? 'Pool' : 'Manager',
    address: isPool ? `0x${seen.poolId.slice(-40)}` : manager,
    seed: `position-lock-${seen.id}`,
    caption: `Seal of this lock. Read from block ${block.number}.`,
  })
}
