import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { spellCode } from '#core/codes/code-text.ts'
import { createCodes } from './code-list.server.ts'
import { codeSheet } from './code-sheet.server.ts'

const { codes } = createCodes(11, { chainId: 31_337, salt: `0x${'ab'.repeat(32)}` })
const links = codes.map((code) => `https://example.com/mint#code=${code}`)
const sheet = codeSheet({ name: 'Fair (2026) at Łódź', codes, links })
const raw = sheet.toString('latin1')
const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) =>
  inflateSync(Buffer.from(body!, 'latin1')).toString(),
)

test('every code stands on a card, ten to a page', () => {
  expect(raw).toContain('/Count 2/')
  for (const code of codes) {
    const groups = spellCode(code).split('-')
    const page = streams.find((each) => each.includes(groups.slice(0, 3).join('-')))
    expect(page).toContain(groups.slice(3).join('-'))
  }
  expect(raw).toContain('(Codes of Fair \\(2026\\) at ?\\363d?)')
})

test('its table says where each object begins, which is how readers find them', () => {
  const table = raw.slice(raw.indexOf('\nxref\n'))
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(9)
  for (const [at, place] of places.entries()) expect(raw.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`))
  expect(raw).toContain(`startxref\n${raw.indexOf('\nxref\n') + 1}\n`)
})

test('the same codes are the same bytes', () => {
  expect(codeSheet({ name: 'Fair (2026) at Łódź', codes, links })).toEqual(sheet)
})
