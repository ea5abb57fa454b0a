import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { openNode, type RpcNode } from '#chain/rpc/rpc-node.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { openFollower } from './follower.server.ts'
import { indexState } from './index-state.server.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
let node: RpcNode

beforeAll(async () => {
  chain = await lockChain()
  node = openNode({ number: 1, address: () => chain.url, chainId: 31_337 })
  await chain.ask('anvil_mine', ['0x50'])
}, 60_000)
afterAll(() => chain.stop())

/** The same node with another hash for every final block. */
const otherBranch = (): RpcNode => ({
  ...node,
  number: 2,
  ask: async (method, params, options) => {
    const answer = await node.ask(method, params, options)
    if (method !== 'eth_getBlockByNumber' || params[0] === 'latest' || params[0] === 'finalized') return answer
    return { ...(answer as object), hash: `0x${'e'.repeat(64)}` }
  },
})

// A chain that is not our own, so that it is never begun anew.
const elsewhere = { ...localChain, id: 31_338 }

test('one node on another branch stops nothing, and all of them together stop the index and say so', async () => {
  await using store = await testDatabase()
  const { db } = store
  const lines: string[] = []
  const log = openLog((line) => lines.push(line))
  const follow = async (nodes: readonly RpcNode[], until: () => Promise<boolean>) => {
    const follower = openFollower({ db, chain: elsewhere, nodes, log })
    follower.start()
    await expect.poll(until, { timeout: 15_000 }).toBe(true)
    await follower.close()
  }
  const head = async () => Number(await chain.ask('eth_blockNumber', []))
  const isThere = async () => (await indexState(db)).block === (await head())
  await follow([node], isThere)
  await chain.ask('anvil_mine', ['0x2'])
  await follow([otherBranch(), node], isThere)
  expect((await indexState(db)).stopped).toBe(false)
  await chain.ask('anvil_mine', ['0x2'])
  await follow([otherBranch(), otherBranch()], async () => (await indexState(db)).stopped)
  expect(lines.join('')).toContain('index-stopped')
  // The operator has it built anew.
  await db.execute(sql`update chain_cursor set identity = '', stopped = null`)
  await follow([node], isThere)
})
