import { expect, test } from 'vitest'
import { checkList, isFunded } from './claim-list.ts'

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('rows become numbered entries, and their sum is known', () => {
  const list = checkList([
    { account: ada, amount: 5n },
    { account: bob.toLowerCase(), amount: 7n },
  ])

  expect(list.entries).toEqual([
    { index: 0n, account: ada, amount: 5n },
    { index: 1n, account: bob, amount: 7n },
  ])
  expect(list.total).toBe(12n)
})

test.each([
  ['0x1234', 1n, 'address'],
  ['', 1n, 'address'],
  [`0x${'0'.repeat(40)}`, 1n, 'address'],
  [ada.replace('C8', 'c8'), 1n, 'checksum'],
  [ada, 0n, 'zero'],
  [ada, -1n, 'amount'],
  [ada, 2n ** 128n, 'amount'],
] as const)('%s with %s is refused: %s', (account, amount, fault) => {
  const list = checkList([
    { account: bob, amount: 1n },
    { account, amount },
  ])

  expect(list.faults).toEqual([{ row: 2, fault }])
  expect(list.entries).toHaveLength(1)
})

test('an account on two rows is pointed out, however its letters are cased', () => {
  const list = checkList([ada, bob, ada.toLowerCase()].map((account) => ({ account, amount: 1n })))

  expect(list.repeated).toEqual([3])
  expect(list.entries).toHaveLength(3)
})

test('T11 a campaign must have received the sum of its list, to the last unit', () => {
  const list = checkList([ada, bob].map((account) => ({ account, amount: 50n })))

  expect([99n, 100n, 101n].map((received) => isFunded(list, received))).toEqual([false, true, true])
  expect(isFunded(list, 2n ** 128n)).toBe(false)
  expect(isFunded(checkList([]), 100n)).toBe(false)
  expect(isFunded(checkList([{ account: ada, amount: 0n }]), 100n)).toBe(false)
})
