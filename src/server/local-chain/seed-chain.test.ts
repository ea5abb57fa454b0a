import { encodeFunctionData, numberToHex, parseAbi, type Address } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { findContracts } from '#chain/contracts/find-contracts.server.ts'
import { addressOfCode } from '#chain/contracts/create2.ts'
import { entryPoint, passkeyAccounts } from '#chain/contracts/passkey-world.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { passkeyAccountsCode } from '#contracts/samples/passkey-accounts.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { sampleGiver } from './give-samples.server.ts'
import { sampleCodes } from './sample-codes.server.ts'
import { seedChain } from './seed-chain.server.ts'
import { seedPasskeys } from './seed-passkeys.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)

const views = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function isVerifiedPair(address, address) view returns (bool)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function tokenURI(uint256) view returns (string)',
])
const call = (to: Address, functionName: string, ...args: unknown[]) => {
  const data = encodeFunctionData({ abi: views, functionName, args } as Parameters<typeof encodeFunctionData>[0])
  return chain.ask('eth_call', { to, data }, 'latest') as Promise<string>
}
const number = async (answer: Promise<string>) => BigInt(await answer)
const address = async (answer: Promise<string>) => `0x${(await answer).slice(26)}`
const someone: Address = '0x00000000000000000000000000000000000a11ce'
const { ink, paper, pair, pool, wrappedEther } = sampleWorld
const { v2Factory, v3Factory, v3Positions } = localChain.uniswap

test('the addresses that are written down are those of the code', async () => {
  const codes = await sampleCodes()
  const at = (name: string) => codes[name]!.address

  expect(sampleWorld).toMatchObject({
    ink: at('ink'),
    paper: at('paper'),
    wrappedEther: at('wrappedEther'),
    swapRouter: at('swapRouter'),
  })
  expect(localChain.uniswap).toEqual({
    v2Factory: at('v2Factory'),
    v2Router: at('v2Router'),
    v3Factory: at('v3Factory'),
    v3Positions: at('positions'),
  })
})

test('a start that was killed half-way is ended by the next, and a further one changes nothing', async () => {
  let left = 9
  const killed = (method: string, ...params: unknown[]) => {
    if (method === 'eth_sendTransaction' && left-- === 0) return Promise.reject(new Error('killed'))
    return chain.ask(method, ...params)
  }
  await expect(seedChain(killed)).rejects.toThrow('killed')
  await seedChain(chain.ask)
  const before = await chain.ask('eth_blockNumber')
  await seedChain(chain.ask)

  expect(await chain.ask('eth_blockNumber')).toBe(before)
  expect((await findContracts(chain.ask)).map(({ found }) => found)).toEqual(
    Object.keys(contractAddresses).map(() => 'itself'),
  )
})

test('accounts of passkeys can be made: the entry point is at its own address, and stays as it is', async () => {
  await seedPasskeys(chain.ask)
  const before = await chain.ask('eth_blockNumber')
  await seedPasskeys(chain.ask)

  expect(await chain.ask('eth_blockNumber')).toBe(before)
  expect(passkeyAccounts).toBe(addressOfCode(passkeyAccountsCode))
  for (const at of [entryPoint, passkeyAccounts]) expect(await chain.ask('eth_getCode', at, 'latest')).not.toBe('0x')
})

test('the pools are where Uniswap says, and our lens vouches for the pair', async () => {
  expect(await address(call(v2Factory, 'getPair', ink, wrappedEther))).toBe(pair.toLowerCase())
  expect(await address(call(v3Factory, 'getPool', wrappedEther, ink, 3000))).toBe(pool.toLowerCase())
  expect(await number(call(contractAddresses.LockLens, 'isVerifiedPair', v2Factory, pair))).toBe(1n)
  expect(await number(call(ink, 'balanceOf', pool))).toBeGreaterThan(0n)
})

test('an account gets its samples once, also when it asks twice at the same time, and with fees to collect', async () => {
  const give = sampleGiver(chain.ask)
  await Promise.all([give(someone), give(someone)])
  await give(someone)
  const held = (token: Address) => number(call(token, 'balanceOf', someone))

  expect(await held(ink)).toBe(25_000n * 10n ** 18n)
  expect(await held(paper)).toBe(10_000n * 10n ** 6n)
  expect(await held(pair)).toBeGreaterThan(10n ** 18n)
  expect(await held(v3Positions)).toBe(1n)
  const position = await number(call(v3Positions, 'tokenOfOwnerByIndex', someone, 0n))
  expect((await call(v3Positions, 'tokenURI', position)).length).toBeGreaterThan(1_000)
  const collect = parseAbi([
    'function collect((uint256 id, address to, uint128 most0, uint128 most1)) returns (uint256, uint256)',
  ])
  const most = 2n ** 128n - 1n
  const data = encodeFunctionData({
    abi: collect,
    functionName: 'collect',
    args: [{ id: position, to: someone, most0: most, most1: most }],
  })
  const fees = (await chain.ask('eth_call', { from: someone, to: v3Positions, data }, 'latest')) as string
  expect([fees.slice(2, 66), fees.slice(66)].map((word) => BigInt(`0x${word}`) > 0n)).toEqual([true, true])
})

test('servers of one chain that give at the same moment leave nobody without', async () => {
  const givers = Array.from({ length: 3 }, () => sampleGiver(chain.ask))
  const accounts = Array.from({ length: 12 }, (_, at): Address => numberToHex(0xb0b00 + at, { size: 20 }))
  await Promise.all(accounts.map((account, at) => givers[at % 3]!(account)))
  const held = await Promise.all(accounts.map((account) => number(call(ink, 'balanceOf', account))))

  expect(held).toEqual(accounts.map(() => 25_000n * 10n ** 18n))
})

test('a chain that was saved and loaded still knows who was served', async () => {
  await using again = await testChain()
  await again.ask('anvil_loadState', await chain.ask('anvil_dumpState'))
  const before = await again.ask('eth_blockNumber')
  await seedChain(again.ask)
  await sampleGiver(again.ask)(someone)

  expect(await again.ask('eth_blockNumber')).toBe(before)
})
