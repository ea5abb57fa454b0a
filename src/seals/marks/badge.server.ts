import { colours } from '#content/colours.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import type { Seed } from '#seals/lines/random.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from './svg-text.ts'

/** The three lines of a badge; the last one is a caution, or empty. */
export type BadgeLines = readonly [what: string, more: string, caution: string]

/** A badge as pages show it, and one that fits beside other things. `letters` fit beside the seal. */
const sizes = {
  large: { width: 320, height: 88, seal: 64, edge: 12, at: [34, 54, 71], fonts: [17, 12, 11], letters: 38 },
  small: { width: 200, height: 60, seal: 44, edge: 8, at: [24, 39, 51], fonts: [15, 10.5, 9.5], letters: 26 },
} as const

const ink = colours.ink.day
const plain = { serif: 'Georgia,serif', sans: 'Arial,Helvetica,sans-serif' }

/**
 * A picture of 320 by 88 pixels to embed, or of 200 by 60: a seal and three lines. Text is text, in the typefaces every device has; nothing
 * in it loads or runs anything.
 */
export function badgeSvg(
  [what, more, caution]: BadgeLines,
  seed: Seed,
  { width, height, seal: side, edge, at, fonts, letters }: (typeof sizes)[keyof typeof sizes] = sizes.large,
): string {
  const words = [what, more, caution].filter(Boolean).join('. ')
  const drawing = svgOf(seal(seed, 64), { size: side, color: ink, id: 's' })
  const left = edge * 2 + side
  const line = (place: 0 | 1 | 2, text: string, how: string) =>
    `<text x="${left}" y="${at[place]}" ${how} font-size="${fonts[place]}">${escapeHtml(cut(text, letters))}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(words)}">
<title>${escapeHtml(words)}</title>
<path fill="${colours.sheet.day}" stroke="${ink}" d="M.5.5h${width - 1}v${height - 1}H.5z"/><path fill="none" stroke="${colours.line.day}" d="M4.5 4.5h${width - 9}v${height - 9}H4.5z"/>
<g transform="translate(${edge} ${edge})">${drawing}</g>
${line(0, what, `fill="${colours.text.day}" font-family="${plain.serif}"`)}
${line(1, more, `fill="${colours.text.day}" font-family="${plain.sans}"`)}
${line(2, caution, `fill="${colours.warn.day}" font-family="${plain.sans}"`)}
</svg>
`
}

/** The badge that fits beside other things. */
export const smallBadge = sizes.small

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

/** A text with no more letters than fit. */
const cut = (text: string, letters: number) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)
