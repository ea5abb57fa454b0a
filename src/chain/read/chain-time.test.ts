import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import type { Rpc } from './rpc.ts'
import { chainTime } from './chain-time.ts'

const chain = await testChain()
afterAll(chain.stop)
afterEach(() => vi.useRealTimers())

const rpc: Rpc = (method, params) => chain.ask(method, ...params)
const year = 365 * 86_400
const seconds = () => Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000)

test.each([
  ['ahead', 2 * year],
  ['behind', -2 * year],
])('a device whose clock is two years %s takes over the time of the chain', async (_, wrong) => {
  vi.useFakeTimers({ now: Date.now() + wrong * 1000, toFake: ['Date'] })
  expect(Math.abs(nowInSeconds() - seconds())).toBeGreaterThan(year)

  expect(Math.abs((await chainTime(rpc)) - seconds())).toBeLessThan(600)
  expect(Math.abs(nowInSeconds() - seconds())).toBeLessThan(600)
})

test('the newest block serves where a node tells of no other, also one of the time to come', async () => {
  await chain.ask('evm_setNextBlockTimestamp', seconds() + year)
  await chain.ask('evm_mine')
  const { timestamp } = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const withoutNext: Rpc = async (method, params) => (params[0] === 'pending' ? null : rpc(method, params))
  const refusing: Rpc = (method, params) =>
    params[0] === 'pending' ? Promise.reject(new Error('It is not told.')) : rpc(method, params)

  expect(await chainTime(withoutNext)).toBe(Number(timestamp))
  expect(await chainTime(refusing)).toBe(Number(timestamp))
  expect(await chainTime(rpc)).toBeGreaterThanOrEqual(Number(timestamp))
  await expect(chainTime(() => Promise.reject(new Error('Nobody answers.')))).rejects.toThrow('Nobody answers.')
})
