import { escapeHtml } from '#core/text/html.server.ts'
import type { Seed } from '#seals/lines/random.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from './svg-text.ts'

/** The three lines of a badge; the last one is a caution, or empty. */
export type BadgeLines = readonly [what: string, more: string, caution: string]

const size = { width: 320, height: 88 }
const ink = '#2a45bb'
const plain = { serif: 'Georgia,serif', sans: 'Arial,Helvetica,sans-serif' }

/**
 * A picture of 320 by 88 pixels to embed: a seal and three lines. Text is text, in the typefaces every device has; nothing in it loads or
 * runs anything.
 */
export function badgeSvg([what, more, caution]: BadgeLines, seed: Seed): string {
  const words = [what, more, caution].filter(Boolean).join('. ')
  const drawing = svgOf(seal(seed, 64), { size: 64, color: ink, id: 's' })
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

/** The headers of a badge that was read; without one it is not kept. All are here: the badge alone may be shown on other sites. */
export function badgeHeaders(seconds: number | undefined): Record<string, string> {
  return {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': seconds === undefined ? 'no-store' : `public, max-age=${seconds}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

const textLine = (y: number, text: string, how: string) =>
  `<text x="88" y="${y}" ${how}>${escapeHtml(cut(text))}</text>`

/** Letters that fit beside the seal. */
const cut = (text: string) => (text.length > 38 ? `${text.slice(0, 37)}…` : text)
