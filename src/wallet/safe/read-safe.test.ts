import { concat, encodeAbiParameters, numberToHex, size, toFunctionSelector, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { readSafe } from './read-safe.ts'

const at: Address = '0x00000000000000000000000000000000000005af'
let chain: Awaited<ReturnType<typeof testChain>>
const rpc: Rpc = (method, params) => chain.ask(method, ...params)

beforeAll(async () => {
  chain = await testChain()
})
afterAll(() => chain.stop())

const two = (value: number) => numberToHex(value, { size: 2 })

/** The code of a contract that has a fixed answer to each of some functions, and reverts at every other. */
function answering(answers: Readonly<Record<string, Hex>>): Hex {
  const all = Object.entries(answers).map(([signature, answer]) => ({
    selector: toFunctionSelector(signature),
    answer,
  }))
  const choice = 11
  const part = 14
  const first = 5 + all.length * choice + 3
  const data = first + all.length * part
  const offsets = all.map((_, one) => all.slice(0, one).reduce((sum, { answer }) => sum + size(answer), data))
  return concat([
    '0x5f3560e01c',
    ...all.map(({ selector }, one) => concat(['0x8063', selector, '0x1461', two(first + one * part), '0x57'])),
    '0x5f5ffd',
    ...all.map(({ answer }, one) =>
      concat(['0x5b61', two(size(answer)), '0x61', two(offsets[one]!), '0x5f3961', two(size(answer)), '0x5ff3']),
    ),
    ...all.map(({ answer }) => answer),
  ])
}

const said = (version: string, threshold: bigint, owners: Address[]) =>
  answering({
    'function VERSION()': encodeAbiParameters([{ type: 'string' }], [version]),
    'function getThreshold()': encodeAbiParameters([{ type: 'uint256' }], [threshold]),
    'function getOwners()': encodeAbiParameters([{ type: 'address[]' }], [owners]),
  })

test.each([
  ['a Safe of three owners', said('1.4.1', 2n, [at, at, at]), { needed: 2, owners: 3 }],
  ['a Safe with an addition to its version', said('1.3.0+L2', 1n, [at]), { needed: 1, owners: 1 }],
  ['an account that needs more owners than it has', said('1.4.1', 3n, [at]), undefined],
  ['another contract with these functions', said('one', 1n, [at]), undefined],
  ['a contract without them', answering({ 'function VERSION()': '0x' }), undefined],
  ['no contract', '0x' as Hex, undefined],
])('%s', async (_, code, safe) => {
  await chain.ask('anvil_setCode', at, code)
  expect(await readSafe(rpc, at)).toEqual(safe)
})

test('a chain that does not answer says nothing', async () => {
  expect(await readSafe(() => Promise.reject(new Error('offline')), at)).toBeUndefined()
})
