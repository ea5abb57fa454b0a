import { expect, test } from 'vitest'
import { shortAddress, shortName } from './short-address.ts'

test('an address is shown by its first and last four characters', () => {
  expect(shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…2266')
})

test.each([
  ['ada.eth', 'ada.eth'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), `${'a'.repeat(24)}...`],
  ['🖋'.repeat(25), `${'🖋'.repeat(24)}...`],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
