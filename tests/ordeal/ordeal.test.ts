import { expect, test } from 'vitest'
import { disks } from './disks.ts'
import { faultsOf, fuzz } from './fuzz.ts'
import { hosts } from './hosts.ts'
import { kills } from './kills.ts'
import { timeOf, type Trial } from './trial.ts'

/** As much time as a busy machine needs: a small goal ends a trial, never its clock. */
const faultsIn = async (trial: Trial) => (await trial.run(timeOf(Infinity))).faults

test('a small part of the ordeal: six kills lose nothing', async () => {
  expect(await faultsIn(kills(6, 1))).toEqual([])
}, 400_000)

test('a small part of the ordeal: a slow, a silent and a vanished host lose nothing', async () => {
  expect(await faultsIn(hosts(3))).toEqual([])
}, 400_000)

test.runIf(!disks().leftOut)(
  'a small part of the ordeal: a full, a slow and a stalled disk lose nothing',
  async () => {
    expect(await faultsIn(disks(3))).toEqual([])
  },
  400_000,
)

test('a small part of the ordeal: a thousand requests of any kind have an answer that is declared', async () => {
  expect(await faultsIn(fuzz(1_000))).toEqual([])
}, 400_000)

test.each([
  [{ status: 500, text: '' }, ['was answered with 500 .']],
  [{ status: 500, text: '{"code":"server.fault"}' }, ['was answered with 500 server.fault.']],
  [{ status: 503, text: '{"code":"never.heard-of"}' }, ['was answered with 503 never.heard-of.']],
  [{ status: 400, text: 'Error\n    at f (/srv/app.ts:3:1)' }, ['told of the inside.']],
  [{ status: 503, text: '{"code":"chat.resting"}' }, []],
])('an answer that is not a declared failure is a fault: %j', (answer, faults) => {
  expect(faultsOf(answer)).toEqual(faults)
})
