import { seal } from '#seals/lines/seal-lines.ts'
import { marksOf, type Mark } from '#seals/marks/marks.ts'

/** The size of wallets in lists, in CSS pixels. */
const size = 39

/**
 * The mark of a wallet as a `data:` address: a seal engraved from its name with its letter within. It is our drawing, not the
 * maker's sign, and asks nobody for anything.
 */
export function monogram({ name, background, ink }: { name: string; background: string; ink: string }): string {
  const letter = /[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''
  const lines = `<g fill="none" stroke="${ink}">${marksOf(seal(name, size), 'l').map(written).join('')}</g>`
  const text = `<text y="300" font-family="Georgia,'Times New Roman',serif" font-size="860" text-anchor="middle" fill="${ink}">${letter}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1120 -1120 2240 2240"><path fill="${background}" d="M-1120-1120h2240v2240h-2240z"/>${lines}${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** As engraver/svg-text.ts writes it for files; every page would load that one. */
function written({ tag, attributes, children }: Mark): string {
  const given = Object.entries(attributes).map(([name, value]) => {
    return ` ${name === 'strokeWidth' ? 'stroke-width' : name}="${value}"`
  })
  return `<${tag}${given.join('')}>${children.map(written).join('')}</${tag}>`
}
