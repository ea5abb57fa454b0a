import { expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { localTime } from '#core/time/local-time.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { positionTerms } from './position-terms.ts'

const account = '0x77aE000000000000000000000000000000000012'
const other = '0x00000000000000000000000000000000000a11cf'
const now = 1_800_000_000
const typed = { forEver: true, end: localTime(now - 60), owner: '', payee: '' }
const read = (more: Partial<typeof typed>) => positionTerms({ ...typed, ...more }, { account, now })

test('without a name the lock and its fees are the connected account’s; fees follow an owner who is named', () => {
  expect(read({})).toEqual({ unlock: never, owner: account, payee: account })
  expect(read({ owner: ` ${other} ` })).toEqual({ unlock: never, owner: other, payee: other })
  expect(read({ owner: other, payee: account.toLowerCase() })).toMatchObject({ owner: other })
  expect(read({ payee: other })).toMatchObject({ owner: account, payee: other })
})

test('a time that has passed, what is not an account, and the lock itself are told apart', () => {
  expect(read({ forEver: false })).toBe('Choose a time in the future, or lock it permanently.')
  expect(read({ forEver: false, end: localTime(now + 120) })).toMatchObject({ unlock: now + 120 })
  expect(read({ owner: '0x12' })).toMatch(/^The owner: This is not an address/)
  expect(read({ payee: `0x${'0'.repeat(40)}` })).toMatch(/^The fees: The zero address belongs to no account/)
  expect(read({ owner: contractAddresses.PositionLocker })).toMatch(/^The owner: That is the lock contract itself/)
})
