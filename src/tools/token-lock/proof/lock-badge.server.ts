import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import { timeWords } from '#core/text/time-words.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from '#seals/marks/svg-text.ts'
import { tokenOf } from '#tools/token-lock/read/lock-number.ts'
import { lockState, proofWarnings, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'
import { wholeOf } from './sum-facts.ts'

/** The three lines of a badge. */
type Lines = readonly [what: string, more: string, caution: string]

const size = { width: 320, height: 88 }
const ink = '#2a45bb'
const plain = { serif: 'Georgia,serif', sans: 'Arial,Helvetica,sans-serif' }

/**
 * A lock as a picture to embed: what the chain says now, or honestly that nobody could read it (`undefined`). Text is text, in the
 * typefaces every device has; nothing in it loads or runs anything.
 */
export function lockBadge(id: bigint, proof: Proof | undefined): string {
  const [what, more, caution] = linesOf(proof)
  const words = [what, more, caution].filter(Boolean).join('. ')
  const drawing = svgOf(seal(tokenOf(id), 64), { size: 64, color: ink, id: 's' })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escapeHtml(words)}">
<title>${escapeHtml(words)}</title>
<path fill="#fcfdfc" stroke="${ink}" d="M.5.5h319v87H.5z"/><path fill="none" stroke="#c5cdea" d="M4.5 4.5h311v79H4.5z"/>
<g transform="translate(12 12)">${drawing}</g>
${textLine(34, what, `fill="#111a42" font-family="${plain.serif}" font-size="17"`)}
${textLine(54, more, `fill="#111a42" font-family="${plain.sans}" font-size="12"`)}
${textLine(71, caution, `fill="#7a4f00" font-family="${plain.sans}" font-size="11"`)}
</svg>
`
}

const textLine = (y: number, text: string, how: string) =>
  `<text x="88" y="${y}" ${how}>${escapeHtml(cut(text))}</text>`

function linesOf(proof: Proof | undefined): Lines {
  if (!proof) return ['Not readable now', 'The chain did not answer.', 'This says nothing about the lock.']
  if (proof.at === 'never') return ['No such lock', 'Nothing was ever locked under this number.', '']
  if (proof.at === 'gone') return ['Lock is gone', 'It was emptied, or put into another.', '']
  const { lock, token, block } = proof
  const { cliff, end } = lock.schedule
  const day = timeWords(end).split(',')[0]!
  const heads = {
    permanent: 'Locked permanently',
    locked: cliff === end ? `Locked until ${day}` : `Vesting until ${day}`,
    vesting: `Vesting until ${day}`,
    ended: 'No longer locked',
  }
  const state = lockState(lock, block.time)
  const locked = stillLocked(lock, block.time)
  const more =
    state === 'ended'
      ? `It ended on ${day}.`
      : `${amountText(locked, token)}, ${shareText(locked, token.proof.supply)} of ${wholeOf(proof)}`
  return [heads[state], more, cautionOf(proof)]
}

function cautionOf(proof: Extract<Proof, { at: 'there' }>): string {
  const { solvent, powers } = proof.token.proof
  if (!solvent) return 'The token took balance away from the lock.'
  if (powers.delegates || proof.token.signs.includes('upgrades')) return 'The token’s code can change.'
  if (powers.mints) return 'The token can be minted.'
  return proofWarnings(proof, proof.block.time).some((line) => line.startsWith('It ends soon')) ? 'It ends soon.' : ''
}

/** Letters that fit beside the seal. */
function cut(text: string): string {
  return text.length > 38 ? `${text.slice(0, 37)}…` : text
}
