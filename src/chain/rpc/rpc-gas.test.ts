import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { NodeRefused } from './node-rpc.server.ts'
import { mostGas } from './rpc-gas.server.ts'
import { openGateway } from './rpc-gateway.server.ts'
import { openNode } from './rpc-node.server.ts'

const chain = await testChain()
afterAll(chain.stop)

const gateway = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: 31337 })],
  ownChain: { told: (ask) => ask() },
})
const ask = (method: string, ...params: unknown[]) => gateway.rpc(method, params, AbortSignal.timeout(30_000))
const someone = `0x${'11'.repeat(20)}`
const hex = (number: number) => `0x${number.toString(16)}`

/** Code that says how much gas it was given. */
const tellsGas = { [someone]: { code: '0x5a60005260206000f3' } }
const given = async (gas: object, method = 'eth_call') =>
  Number(await ask(method, { from: someone, to: someone, ...gas }, 'latest', tellsGas, { gasLimit: hex(1e12) }))

test('a call has the gas it asks for, and at most that of a block, with any gas and any overrides', async () => {
  expect(await given({ gas: hex(100_000) })).toBeLessThan(100_000)
  for (const gas of [
    {},
    { gas: null },
    { gas: hex(1e10) },
    { gas: 1e10 },
    { gasLimit: hex(1e10) },
    { gas: `0x${'f'.repeat(64)}` },
  ]) {
    const had = await given(gas)
    expect(had).toBeGreaterThan(mostGas - 30_000)
    expect(had).toBeLessThan(mostGas)
  }
  await expect(given({ gas: '10000000000' })).rejects.toThrow('Give the gas of a call in hexadecimal.')
  await expect(ask('eth_call', 'what')).rejects.toThrow('Say in an object what is to be called.')
})

test('the calls of a simulation share the gas of one block, over all of its blocks', async () => {
  const call = { from: someone, to: someone }
  const plan = (...calls: object[]) => ({
    blockStateCalls: [{ stateOverrides: tellsGas, blockOverrides: { gasLimit: hex(1e12) }, calls }, { calls: [call] }],
  })
  const had = async (...calls: object[]) => {
    const blocks = (await ask('eth_simulateV1', plan(...calls), 'latest')) as { calls: { returnData: string }[] }[]
    return blocks.flatMap((block) => block.calls.map(({ returnData }) => Number(returnData)))
  }

  const shared = await had(call, { ...call, gas: hex(20_000_000) })
  expect(shared).toHaveLength(3)
  expect(shared[0]).toBeLessThan(5_000_000)
  expect(shared[1]).toBeGreaterThan(19_900_000)
  expect(shared[2]).toBeLessThan(5_000_000)
  await expect(had({ ...call, gas: hex(20_000_000) }, { ...call, gas: hex(20_000_000) })).rejects.toThrow(
    'Simulate calls with at most 30000000 gas together.',
  )
  await expect(had({ ...call, gas: hex(1e10) })).rejects.toThrow('at most 30000000 gas together')
})

test('the endless loop ends by running out of gas, and blocks go on', async () => {
  const loop = { from: someone, data: '0x5b600056', gas: '0x2540be4000' }
  const asked = Array.from({ length: 8 }, () => ask('eth_call', loop, 'latest').catch((error: unknown) => error))
  const before = Number(await chain.ask('eth_blockNumber'))
  await chain.ask('evm_mine')

  expect(Number(await chain.ask('eth_blockNumber'))).toBe(before + 1)
  for (const error of await Promise.all(asked)) expect((error as NodeRefused).message).toMatch(/OutOfGas/)
})

// Stores as many values as its argument says, at some 22,100 gas each.
const storing = { [someone]: { code: '0x6000355b8015601357808055600190036003565b00' } }

test('an estimate is exact where it is small, close where it is large, and enough in both cases', async () => {
  const simple = { from: someone, to: `0x${'22'.repeat(20)}` }
  expect(await ask('eth_estimateGas', simple)).toBe('0x5208')

  for (const count of [20, 100, 900]) {
    const call = { from: someone, to: someone, data: `0x${count.toString(16).padStart(64, '0')}` }
    const exact = Number(await chain.ask('eth_estimateGas', call, 'latest', storing))
    const estimate = Number(await ask('eth_estimateGas', call, 'latest', storing))
    expect(exact).toBeGreaterThan(count * 20_000)
    expect(estimate).toBeGreaterThanOrEqual(exact)
    expect(estimate).toBeLessThan(exact * 1.01)
  }
})

test('an estimate of what fails says what it fails with', async () => {
  const reverts = { from: someone, data: '0x63deadbeef60e01b60005260046000fd' }
  await expect(ask('eth_estimateGas', reverts)).rejects.toMatchObject({ code: 3, data: '0xdeadbeef' })
  await expect(ask('eth_estimateGas', { from: someone, data: '0x5b600056' })).rejects.toBeInstanceOf(NodeRefused)
})
