import { encodeFunctionData, erc20Abi, getAddress, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { followOnce } from '#chain/index/follow.server.ts'
import { Window } from '#chain/index/following.ts'
import { indexNode } from '#chain/index/index-node.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { readMade } from './explore.server.ts'

const chain = await lockChain()
const store = await testDatabase()
const [ada] = chain.accounts.map((account) => getAddress(account)) as [Address]
afterAll(async () => {
  await store.close()
  await chain.stop()
})

const { TokenLocker, LaunchBook } = contractAddresses
const day = 86_400
let now = 0
let coin: Address
let other: Address

/** A coin of the first account, written into the launch book, with locks of it that end after so many days each. */
async function launched(locks: readonly number[]): Promise<Address> {
  const nonce = Number(await chain.ask('eth_getTransactionCount', [ada, 'latest']))
  const made = await chain.make('Coin', [18])
  const token = getAddress(made.address)
  await made.tell('mint', [ada, 10n ** 20n])
  const calls = [
    [LaunchBook, encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [BigInt(nonce)] })],
    [token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [TokenLocker, 10n ** 20n] })],
    ...locks.map((days) => {
      const schedule = { start: now, cliff: now + days * day, end: now + days * day, steps: 0 }
      const args = [token, ada, BigInt(days), schedule] as const
      return [TokenLocker, encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockFor', args })] as const
    }),
  ] as const
  for (const [to, data] of calls) await chain.send({ to, data })
  return token
}

beforeAll(async () => {
  now = Number(((await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)
  coin = await launched([30, 3, 9])
  other = await launched([5])
  const node = indexNode(openNode({ number: 1, address: () => chain.url, chainId: 31_337 }))
  const following = {
    db: store.db,
    chainId: 31_337,
    holder: 'one',
    finalBlocks: 64,
    ownChain: true,
    window: new Window(),
  }
  while ((await followOnce(following, node)) !== 'done');
}, 60_000)

const made = (asked: string) => readMade(store.db, { asked, chain: localChain, now: now + day })

test('everything is listed, what is free the soonest first', async () => {
  const { sums, launches, unlocks, locks } = await made('')
  expect(sums).toEqual({ launches: 2, locks: 4, positions: 0, grants: 0, campaigns: 0 })
  expect(launches.map(({ token }) => token.address)).toEqual([other, coin])
  expect(unlocks.map(({ held }) => held)).toEqual(['3', '5', '9', '30'])
  expect(locks.map(({ held }) => held)).toEqual(['5', '9', '3', '30'])
})

test('what is over is no next unlock', async () => {
  const later = await readMade(store.db, { asked: '', chain: localChain, now: now + 6 * day })
  expect(later.unlocks.map(({ held }) => held)).toEqual(['9', '30'])
})

test.each([
  ['an address', () => coin],
  ['an address in small letters', () => coin.toLowerCase()],
])('%s finds the things of its token alone', async (_, asked) => {
  const { launches, unlocks, locks } = await made(asked())
  expect(launches.map(({ token }) => token.address)).toEqual([coin])
  expect(unlocks.map(({ held }) => held)).toEqual(['3', '9', '30'])
  expect(locks).toHaveLength(3)
})

test('a symbol is found in any letters, and signs of a pattern mean themselves', async () => {
  expect((await made('coi')).launches).toHaveLength(2)
  for (const asked of ['%', '_oin', 'nothing', `'; drop table chain_token; --`])
    expect(await made(asked)).toMatchObject({ launches: [], unlocks: [], locks: [], campaigns: [] })
})
