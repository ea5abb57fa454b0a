import { expect, test } from 'vitest'
import { numberOf } from '#chain/tokens/numbered.ts'
import { lockName, lockText, proofPath, readLockKey, tokenOf } from './lock-number.ts'

const token = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a lock is found by its digits, and by its token and number', () => {
  const id = (BigInt(token) << 96n) + 7n
  for (const text of [String(id), `${token}-7`, `${token.toLowerCase()}-7`])
    expect(readLockKey(text)).toEqual({ id, locker: 'TokenLocker' })
  expect([tokenOf(id), numberOf(id)]).toEqual([token, 7n])
})

test('a lock with votes has the number of a plain one, and another address, key and name', () => {
  const plain = { id: (BigInt(token) << 96n) + 7n, locker: 'TokenLocker' } as const
  const votes = { ...plain, locker: 'VotingLocker' } as const
  for (const key of [plain, votes]) expect(readLockKey(lockText(key))).toEqual(key)
  expect(readLockKey(`${plain.id}-votes`)).toEqual(votes)
  expect([proofPath(plain), proofPath(votes)]).toEqual([`/token-locking/${token}-7`, `/token-locking/${token}-7-votes`])
  expect([lockName(plain), lockName(votes)]).toEqual(['No. 7', 'No. 7 with votes'])
})

test.each([
  '',
  '-votes',
  `${token}-votes`,
  `${token}-7-votes-votes`,
  `${token}-7-Votes`,
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
])('%s can be no lock', (text) => expect(readLockKey(text)).toBeUndefined())
