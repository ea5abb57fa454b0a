import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

const good = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an address with its checksum proves itself, around it spaces may stand', () => {
  expect(readAddress(`  ${good}\n`)).toEqual({ kind: 'address', address: good })
})

test.each([good.toLowerCase(), `0x${good.slice(2).toUpperCase()}`, `0X${good.slice(2).toUpperCase()}`])(
  '%s proves nothing, and is shown with its checksum',
  (text) => expect(readAddress(text)).toEqual({ kind: 'unproven', address: good }),
)

test('digits alone are their own checksum', () => {
  const digits = `0x${'1234567890'.repeat(4)}`
  expect(readAddress(digits)).toEqual({ kind: 'address', address: digits })
})

test.each([good.replace('f39F', 'f39f'), good.replace('f39F', 'f38F')])('%s is mistyped', (text) => {
  expect(readAddress(text)).toEqual({ kind: 'mistyped' })
})

test.each(['ada.eth', 'pay.ada.eth', 'müller.eth', '0.eth'])('%s is a name', (name) => {
  expect(readAddress(` ${name} `)).toEqual({ kind: 'name', name })
})

test.each([
  '',
  ' ',
  '0x',
  good.slice(0, 41),
  `${good}0`,
  `${good}.eth`,
  'ada',
  'ada@example.com',
  'https://ada.eth',
  'a b.eth',
  '.eth',
  'ada.',
])('%j is neither', (text) => expect(readAddress(text)).toEqual({ kind: 'neither' }))
