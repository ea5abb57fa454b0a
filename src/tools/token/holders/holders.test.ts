import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { encodeFunctionData, erc20Abi, getAddress, zeroAddress, type Address } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { followOnce } from '#chain/index/follow.server.ts'
import { Window } from '#chain/index/following.ts'
import { indexNode } from '#chain/index/index-node.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { draw } from '#ui/pages/draw.server.ts'
import type { Holders } from './holders.ts'
import { namesOf, poolsWith, withNames } from './known-holders.ts'
import { readHolders, type HoldersOf } from './holders.server.ts'
import { holdersEndpoint } from './holders-endpoint.server.ts'

const { Holders: View } = await import('./holders-view.tsx')

const chain = await lockChain()
const store = await testDatabase()
const { db } = store
const [ada, ben, cas] = chain.accounts.map((account) => getAddress(account)) as [Address, Address, Address]
const nonce = Number(await chain.ask('eth_getTransactionCount', [ada, 'latest']))
const coin = await chain.make('Coin', [18])
const token = getAddress(coin.address)
const open = openNode({ number: 1, address: () => chain.url, chainId: 31_337 })
afterAll(async () => {
  await store.close()
  await chain.stop()
})

const following = { db, chainId: 31_337, holder: 'one', finalBlocks: 64, ownChain: true, window: new Window() }
const follow = async () => {
  while ((await followOnce(following, indexNode(open))) !== 'done');
}

const ask = (path: string) =>
  new Hono<{ Variables: Variables }>()
    .route(
      '/api/tokens',
      holdersEndpoint({
        db,
        limits: async () => undefined,
        gateway: openGateway({ chain: localChain, nodes: [open] }),
      }),
    )
    .request(`/api/tokens/${path}`)

/** What was written, without marks. */
const said = (holders: Parameters<typeof View>[0]['holders']) =>
  draw(View, { holders, chain: 'Local chain' })
    .text.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const send = (from: Address, to: Address, value: bigint) =>
  chain.send({
    from,
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
  })

test('holders are what the chain says they have, the largest first, with the names we know', async () => {
  expect(await readHolders(db, token, 25)).toEqual({ notFollowed: 'unknown' })
  const dead = getAddress('0x000000000000000000000000000000000000dead')
  await coin.tell('mint', [ada, 1_000n])
  for (const [to, amount] of [
    [ben, 300n],
    [contractAddresses.TokenLocker, 200n],
    [dead, 50n],
    [cas, 10n],
  ] as const)
    await send(ada, to, amount)
  await send(cas, ben, 10n)
  const announce = encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [BigInt(nonce)] })
  await chain.send({ from: ada, to: contractAddresses.LaunchBook, data: announce })
  await follow()

  const answer = await ask(`${token}/holders`)
  const holders = (await answer.json()) as Holders & { all: { largest: { account: Address; amount: string }[] } }
  expect(holders).toMatchObject({
    kind: 'erc20',
    all: {
      holders: 4,
      total: '1000',
      largest: [
        { account: ada, amount: '440', name: 'The account that launched it' },
        { account: ben, amount: '310' },
        { account: contractAddresses.TokenLocker, amount: '200', name: 'Token locks' },
        { account: dead, amount: '50', name: 'Burnt: nobody has the key' },
      ],
    },
  })
  for (const { account, amount } of holders.all.largest) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    expect(BigInt(amount)).toBe(BigInt((await chain.ask('eth_call', [{ to: token, data }, 'latest'])) as string))
  }
  const csv = await ask(`${token}/holders.csv`)
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="holders-${token}.csv"`)
  expect((await csv.text()).split(/\r?\n/)[1]).toContain(`${ada},The account that launched it,440,44,`)

  const text = said(holders)
  expect(text).toContain('4 accounts hold it.')
  expect(text).toMatch(/Token locks .* 20 %/)
  expect(text).toContain(`Read from Local chain up to block ${holders.index.block}.`)
})

test('a token that the index does not follow gets one honest sentence', async () => {
  expect((await ask(`${ben}/holders`)).status).toBe(404)
  expect((await ask('0x12/holders')).status).toBe(400)
  expect(said({ notFollowed: 'unknown' })).toBe(
    ' The index follows tokens of the launch book, and this one is not in it, so its holders are not known here. ',
  )
  expect(said({ notFollowed: 'busy' })).toContain('more than 200,000 times')
  expect(said(undefined)).toContain('The index does not answer now.')
})

let block = 1_000

/** Writes a token and what moved of it down, as the index does: who sent, who received, which item, how much. */
async function moved(of: Address, kind: string, rows: readonly (readonly [Address, Address, number | null, bigint])[]) {
  await db.execute(sql`insert into chain_token (address, kind, symbol, decimals) values (${of}, ${kind}, 'THING', 0)`)
  await db.execute(sql`
    insert into chain_launch (token, creator, with_pool, block, made_at) values (${of}, ${ada}, false, 1, now())`)
  block += 1
  for (const [at, [sender, receiver, item, amount]] of rows.entries())
    await db.execute(sql`
      insert into chain_transfer (block, log_index, part, token, sender, receiver, item, amount)
      values (${block}, ${at}, 0, ${of}, ${sender}, ${receiver}, ${item}, ${String(amount)})`)
}

const numbered = (digit: string) => getAddress(`0x${digit.repeat(40)}`)

test('pieces are counted by account, and what was destroyed is nobody’s', async () => {
  const pieces = numbered('1')
  await moved(pieces, 'erc721', [
    [zeroAddress, ada, 1, 1n],
    [zeroAddress, ada, 2, 1n],
    [zeroAddress, ben, 3, 1n],
    [ada, ben, 1, 1n],
    [ada, zeroAddress, 2, 1n],
  ])
  const { holders } = (await readHolders(db, pieces, 25)) as HoldersOf
  expect(holders).toMatchObject({ all: { holders: 1, total: '2', largest: [{ account: ben, amount: '2' }] } })
  expect(said(holders)).toContain('One account holds its pieces.')
})

test('editions and numbered tokens are told of number by number', async () => {
  const editions = numbered('2')
  await moved(editions, 'erc1155', [
    [zeroAddress, ada, 1, 10n],
    [zeroAddress, ben, 7, 5n],
    [ada, ben, 1, 4n],
    [ben, cas, 7, 5n],
  ])
  const { holders } = (await readHolders(db, editions, 25)) as HoldersOf
  expect(holders).toMatchObject({
    accounts: 3,
    moreItems: 0,
    items: [
      {
        item: '1',
        holders: 2,
        total: '10',
        largest: [
          { account: ada, amount: '6' },
          { account: ben, amount: '4' },
        ],
      },
      { item: '7', holders: 1, largest: [{ account: cas, amount: '5' }] },
    ],
  })
  expect(said(holders)).toContain('3 accounts hold some of it.')
})

test('the sample pools are at the addresses that are computed for them', () => {
  const [pair, , , third] = poolsWith(sampleWorld.ink, sampleWorld.wrappedEther, localChain)
  expect(pair).toEqual([sampleWorld.pair, 'Pair of Uniswap V2'])
  expect(third).toEqual([sampleWorld.pool, 'Pool of Uniswap V3, fee 0.3 %'])
  const names = namesOf({ token: sampleWorld.ink, creator: ada, chain: localChain })
  expect(names.get(sampleWorld.pair.toLowerCase())).toBe('Pair of Uniswap V2')
  const index = { block: 1, head: 1, lookedAt: 1, stopped: false }
  const held = { holders: 1, total: '1', largest: [{ account: sampleWorld.pool, amount: '1' }] }
  const holders = { token: sampleWorld.ink, kind: 'erc20', symbol: 'INK', decimals: 18, index, all: held } as const
  expect(JSON.stringify(withNames(holders, names))).toContain('Pool of Uniswap V3')
})

test('the largest of many holders are listed, and the answer is kept until the next block', async () => {
  const busy = numbered('3')
  await moved(busy, 'erc20', [])
  const add = (from: number) =>
    db.execute(sql`
    insert into chain_transfer (block, log_index, part, token, sender, receiver, item, amount)
    select 2000 + at, 0, 0, ${busy}::text, ${zeroAddress}, '0x' || lpad(to_hex(at % 5003 + 1), 40, '0'), null, at
    from generate_series(${from}::int, ${from + 9_999}::int) as at`)
  await add(1)
  const read = async (listed: number) => {
    const { holders } = (await readHolders(db, busy, listed)) as HoldersOf
    return 'all' in holders ? holders.all : undefined
  }
  const first = await read(25)
  expect(first).toMatchObject({ holders: 5_003, total: String((10_000 * 10_001) / 2) })
  expect(first?.largest).toHaveLength(25)
  expect(first?.largest[0]?.amount).toBe(String(4_997 + 10_000))

  await add(10_001)
  expect(await read(25)).toEqual(first)
  const hash = `0x${'ab'.repeat(32)}`
  await db.execute(sql`insert into chain_block (number, hash, made_at) values (99999, ${hash}, now())`)
  expect((await read(25))?.total).toBe(String((20_000 * 20_001) / 2))
})
