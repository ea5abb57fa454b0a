import { expect, test } from 'vitest'
import { numberOf, readLockId, tokenOf } from './lock-number.ts'

const token = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a lock is found by its digits, and by its token and number', () => {
  const id = (BigInt(token) << 96n) + 7n
  expect(readLockId(String(id))).toBe(id)
  expect(readLockId(`${token}-7`)).toBe(id)
  expect(readLockId(`${token.toLowerCase()}-7`)).toBe(id)
  expect([tokenOf(id), numberOf(id)]).toEqual([token, 7n])
})

test.each([
  '',
  '0',
  '7',
  '-1',
  '1e30',
  `${token}`,
  `${token}-0`,
  `${token}-${2n ** 96n}`,
  String(2n ** 256n),
  '9'.repeat(78),
  ' 1',
  '٣',
  '404',
])('%s can be no lock', (text) => expect(readLockId(text)).toBeUndefined())
