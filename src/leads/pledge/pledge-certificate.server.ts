import type { PledgeVersion } from '#content/pledge.ts'
import { markup, SafeHtml } from '#core/text/html.server.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { waveSheet } from '#seals/lines/wave-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText, svgOf } from '#seals/marks/svg-text.ts'
import { longDate } from '#ui/components/long-date.ts'
import { hostOf, type WallName } from './pledge-words.ts'

const tint = { length: 300, amplitude: 26, step: [-10, 10], width: 2500, height: 1200, stroke: 130 } as const

// The engraver draws numbers only: its text is markup already.
const silk = new SafeHtml(
  `<svg aria-hidden="true" class="certificate-tint" width="100%" height="100%" fill="none" stroke="currentColor"><g transform="scale(.5)">${marksText(marksOf([waveSheet({ ...tint, step: [...tint.step] })], 'silk'))}</g></svg>`,
)

/**
 * The certificate of one signature: a sheet with the name, what was signed and when, and the seal drawn from the account that signed,
 * or else from the public id.
 */
export function pledgeCertificate(wallName: WallName, version: PledgeVersion | undefined) {
  const { id, name, signer, link, account, signed } = wallName
  const lines = seal(account ?? `/pledge/${id}`, 320)
  const drawing = new SafeHtml(svgOf(lines, { size: 320, color: 'currentColor', id: 'signature' }))
  const facts: [string, SafeHtml | string][] = [
    ['Signed', markup`<time datetime="${signed}">${longDate(signed)}</time>`],
    ['Text', version ? `Version ${version.number}` : 'An earlier version'],
  ]
  if (signer) facts.push(['As', signer])
  if (link) facts.push(['Page', hostOf(link)])
  return markup`<article class="certificate pledge-certificate" aria-label="Certificate of a signature">${silk}
<div class="certificate-body"><div class="certificate-text">
<p class="certificate-label">Signature under the pledge <span class="certificate-serial">${id}</span></p>
<p class="certificate-name"><bdi>${name}</bdi></p>
<dl class="certificate-facts">${facts.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}${
    account && markup`<div class="pledge-certificate-account"><dt>Account</dt><dd>${account}</dd></div>`
  }</dl>
</div><figure class="certificate-seal"><span aria-hidden="true">${drawing}</span><figcaption>Drawn from ${account ? shortAddress(account) : id}</figcaption></figure></div></article>`
}
