import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { actionsOf, mergeable } from './action-choices.ts'

const schedule = { start: 0, cliff: 0, end: 100, steps: 0 }
const lock: Lock = {
  id: 1n,
  locker: 'TokenLocker',
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  pendingOwner: zeroAddress,
  amount: 100n,
  withdrawn: 0n,
  base: 0n,
  schedule,
  vested: 0n,
  withdrawable: 0n,
}
const around = { others: [], solvent: true, now: 50 }

test('a lock that runs can end later or never, and is not withdrawn before something is free', () => {
  expect(actionsOf(lock, around)).toEqual(['extend', 'increase', 'split', 'proposeTransfer', 'wrap', 'makePermanent'])
  expect(actionsOf({ ...lock, withdrawable: 1n }, around)[0]).toBe('withdraw')
  expect(actionsOf({ ...lock, withdrawable: 1n }, { ...around, solvent: false })[0]).toBe('withdrawShare')
})

test('a lock that has ended, or never will, is neither extended nor made permanent; one that has ended takes nothing more', () => {
  expect(actionsOf(lock, { ...around, now: 100 })).toEqual(['split', 'proposeTransfer', 'wrap'])
  expect(actionsOf({ ...lock, schedule: forEver }, around)).toEqual(['increase', 'split', 'proposeTransfer', 'wrap'])
})

test('a plain lock becomes an NFT in two steps, one that is offered elsewhere does not, and an NFT only ends', () => {
  const offered = { ...lock, pendingOwner: contractAddresses.LockDeeds }
  expect(actionsOf(offered, around).slice(0, 2)).toEqual(['wrap', 'cancelTransfer'])
  expect(actionsOf({ ...lock, pendingOwner: lock.token }, around)).not.toContain('wrap')
  expect(actionsOf(lock, { ...around, deed: true })).toContain('unwrap')
  expect(actionsOf(lock, { ...around, deed: true })).not.toContain('wrap')
  expect(actionsOf(lock, around)).not.toContain('unwrap')
})

test('an offer can be taken back, and only alike locks merge', () => {
  expect(actionsOf({ ...lock, pendingOwner: lock.token }, around)).toContain('cancelTransfer')
  const others = [
    lock,
    { ...lock, id: 2n },
    { ...lock, id: 3n, schedule: forEver },
    { ...lock, id: 4n, token: zeroAddress },
  ]
  expect(mergeable(lock, others).map(({ id }) => id)).toEqual([2n])
  expect(actionsOf(lock, { ...around, others })).toContain('merge')
})
