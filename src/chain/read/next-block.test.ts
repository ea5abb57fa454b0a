import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { callNext, simulateNext } from './next-block.ts'
import type { Rpc } from './rpc.ts'

const chain = await testChain()
await chain.ask('evm_mine')
afterAll(chain.stop)

const rpc: Rpc = (method, params) => chain.ask(method, ...params)
const refusing: Rpc = (method, params) =>
  params[1] === 'pending' ? Promise.reject(new Error('no such block')) : rpc(method, params)
const blocksOf =
  (asked: unknown[]): Rpc =>
  (method, params) => {
    asked.push(params[1])
    return rpc(method, params)
  }

/** The call of a contract that refuses everything before a time, in seconds since the newest block. */
async function notBefore(seconds: number) {
  const { timestamp } = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const time = (Number(timestamp) + seconds).toString(16).padStart(8, '0')
  const to = `0x00000000000000000000000000000000000a${seconds.toString(16).padStart(4, '0')}`
  // Stops when TIMESTAMP is at least the time, else reverts.
  await rpc('anvil_setCode', [to, `0x63${time}4210600b57005b60006000fd`])
  return { to }
}

test('what waits for a time that has come is tried in the block that is made now', async () => {
  const [soon, late] = [await notBefore(500), await notBefore(5000)]
  expect(await simulateNext(rpc, [soon])).toMatchObject([{ status: '0x0' }])
  await expect(callNext(rpc, soon)).rejects.toThrow(/revert/)

  // No block is made by that: the newest one stays as old as it is.
  await rpc('evm_increaseTime', [1000])

  expect(await simulateNext(rpc, [soon, soon])).toMatchObject([{ status: '0x1' }, { status: '0x1' }])
  expect(await callNext(rpc, soon)).toBe('0x')
  expect(await simulateNext(rpc, [soon, late])).toMatchObject([{ status: '0x0' }, { status: '0x0' }])
  await expect(callNext(rpc, late)).rejects.toThrow(/revert/)
})

test('what succeeds in the newest block is asked once, and a node without a pending block says what it says', async () => {
  const asked: unknown[] = []
  await simulateNext(blocksOf(asked), [await notBefore(0)])
  expect(asked).toEqual(['latest'])

  const late = await notBefore(9000)
  expect(await simulateNext(refusing, [late])).toMatchObject([{ status: '0x0' }])
  await expect(callNext(refusing, late)).rejects.toThrow(/revert/)
})
