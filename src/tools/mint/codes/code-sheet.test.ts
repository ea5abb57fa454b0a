import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { spellCode } from '#core/codes/code-text.ts'
import { createCodes } from './code-list.server.ts'
import { codeSheet } from './code-sheet.server.ts'

const { codes } = createCodes(11, { chainId: 31_337, salt: `0x${'ab'.repeat(32)}` })
const links = codes.map((code) => `https://example.com/mint#code=${code}`)
const sheet = await codeSheet({ name: 'Fair (2026) at Łódź', codes, links })
const raw = sheet.toString('latin1')
const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) =>
  inflateSync(Buffer.from(body!, 'latin1')).toString(),
)

/** What a reader can select: the letters of a page, in the order they are drawn. */
const texts = streams.map((each) =>
  [...each.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, shown]) => [...shown!.matchAll(/<(\w+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex')))
    .map((letters) => Buffer.concat(letters).toString('latin1')),
)

test('every code stands on a card, ten to a page', () => {
  expect(raw).toContain('/Count 2\n')
  expect(raw.match(/\/MediaBox \[0 0 595\.2755\d* 841\.8897\d*\]/g)).toHaveLength(2)
  for (const code of codes) {
    const groups = spellCode(code).split('-')
    const page = texts.find((each) => each.includes(groups.slice(0, 3).join('-')))
    expect(page).toContain(groups.slice(3).join('-'))
    expect(page).toContain('Fair (2026) at ?ód?')
  }
  const title = Buffer.from('at Łódź', 'utf16le').swap16().toString('latin1')
  expect(raw).toContain(title)
})

test('the border and the seal are in the file once', () => {
  expect(raw.match(/\/Subtype \/Form/g)).toHaveLength(2)
  for (const page of streams.filter((each) => each.includes('TJ')))
    expect(page.match(/\/Seal Do/g)).toHaveLength(page.match(/\/Frame Do/g)!.length)
})

test('its table says where each object begins, which is how readers find them', () => {
  const table = raw.slice(raw.indexOf('\nxref\n'))
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(9)
  for (const [at, place] of places.entries()) expect(raw.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`))
  expect(raw).toContain(`startxref\n${raw.indexOf('\nxref\n') + 1}\n`)
})

test('the same codes are the same bytes', async () => {
  expect(await codeSheet({ name: 'Fair (2026) at Łódź', codes, links })).toEqual(sheet)
})
