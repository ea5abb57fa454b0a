import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { waveSheet } from '#seals/lines/wave-lines.ts'
import { marksOf } from './marks.ts'
import { marksText, svgOf } from './svg-text.ts'

/** What is written: `facts` are up to four labels with values, `addressOf` says of what the address is, `seed` draws the seal. */
type Written = Record<'kind' | 'serial' | 'name' | 'detail' | 'address' | 'addressOf' | 'seed' | 'caption', string> & {
  facts: readonly (readonly [label: string, value: string])[]
}

const tint = { length: 300, amplitude: 26, step: [-10, 10], width: 2500, height: 1800, stroke: 130 } as const

// The engraver draws numbers only: its text is markup already.
const silk = new SafeHtml(
  `<svg aria-hidden="true" class="certificate-tint" width="100%" height="100%" fill="none" stroke="currentColor"><g transform="scale(.5)">${marksText(marksOf([waveSheet({ ...tint, step: [...tint.step] })], 'silk'))}</g></svg>`,
)

/** A certificate as a page needs it that the server writes and no script follows: sheet, facts, address and seal. */
export function certificateMarkup({ kind, serial, name, detail, facts, address, addressOf, seed, caption }: Written) {
  const drawing = new SafeHtml(svgOf(seal(seed, 320), { size: 320, color: 'currentColor', id: 'certificate-seal' }))
  return markup`<article class="certificate" aria-label="${kind}: ${name}">${silk}
<div class="certificate-body"><div class="certificate-text">
<p class="certificate-label">${kind} <span class="certificate-serial">${serial}</span></p>
<p class="certificate-name"><bdi>${name}</bdi></p>
<p class="certificate-detail">${detail}</p>
<dl class="certificate-facts">${facts.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="certificate-rule"></div>
<dl class="certificate-address"><div><dt>${addressOf}</dt><dd>${addressMarkup(address)}</dd></div></dl>
</div><figure class="certificate-seal"><span aria-hidden="true">${drawing}</span><figcaption>${caption}</figcaption></figure></div></article>`
}

/** A long number that may be broken after every four digits, and is copied without spaces. */
export function addressMarkup(hex: string): SafeHtml {
  const [first = '', ...others] = hex.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return markup`<code class="address"><span>${first}</span>${others.map((group) => markup`<span><wbr>${group}</span>`)}</code>`
}
