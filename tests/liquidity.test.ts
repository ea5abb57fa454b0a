import { decodeFunctionResult, getAddress, numberToHex, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { followChain } from '#tests/follow-chain.ts'
import { readOnChain } from '#tools/dashboard/on-chain/read-on-chain.server.ts'
import { chainThings } from '#tests/chain-as-index.ts'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { poolQuestion } from '#chain/liquidity/pool-question.ts'
import { mainRung } from '#chain/liquidity/pool-words.ts'
import { readPoolNow } from '#chain/liquidity/read-pool.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'
import { sampleGiver } from '#server/local-chain/give-samples.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { callOf, type PositionAction } from '#tools/liquidity-lock/form/position-calls.ts'
import { positionActionsOf } from '#tools/liquidity-lock/form/position-choices.ts'
import { explainRevert } from '#tools/liquidity-lock/form/position-errors.ts'
import { positionBadge } from '#tools/liquidity-lock/proof/position-badge.server.ts'
import { positionProofPage } from '#tools/liquidity-lock/proof/position-proof-page.server.ts'
import { readLiquidity } from '#tools/liquidity-lock/read/read-liquidity.ts'
import { never, readPositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { tokenPage } from '#tools/token/page/token-page.server.ts'
import { approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { lockBadge } from '#tools/token-lock/proof/lock-badge.server.ts'
import { proofJson } from '#tools/token-lock/proof/proof-json.ts'
import { servedProof } from '#tools/token-lock/proof/proof-html.server.ts'
import { readProof } from '#tools/token-lock/proof/read-proof.ts'
import { locksOfToken } from '#tools/token-lock/read/read-locks.ts'
import { forEver } from '#tools/schedule/schedule.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
const store = await testDatabase()
afterAll(async () => {
  await store.close()
  await chain.stop()
})
await seedChain(chain.ask)
const accounts = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account))
const [ada, bob, eve] = accounts as [Address, Address, Address]
await sampleGiver(chain.ask)(ada)

const rpc = rpcAt(chain.url)
const { db, close } = await testDatabase()
afterAll(close)
const follow = followChain(db, chain.url)
const held = (account: Address) => readLiquidity(rpc, { account, chain: localChain })
const locks = (account: Address) => readPositionLocks(rpc, account, localChain, chainThings)
const now = async () => Number(((await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)

async function perform(from: Address, wanted: PositionAction) {
  const hash = await rpc('eth_sendTransaction', [{ from, gas: '0x2dc6c0', ...callOf(wanted) }])
  await vi.waitFor(async () => expect(await rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' }))
}

/** As a chain on which a page of rows fails. */
const noRows: Rpc = (method, params) => {
  const { to } = (params[0] ?? {}) as { to?: string }
  return to?.toLowerCase() === contractAddresses.LockLens.toLowerCase()
    ? Promise.reject(new Error('EVM error MemoryOOG'))
    : rpc(method, params)
}
/** Why the chain refuses an action, as the page says it. */
const refusal = (from: Address, wanted: PositionAction) =>
  rpc('eth_call', [{ from, ...callOf(wanted) }, 'latest']).then(
    () => undefined,
    (error: unknown) => {
      const { message, remedy } = explainRevert(revertData(error))
      return `${message} ${remedy}`
    },
  )

test('pairs and positions in a wallet are found, named and measured', async () => {
  const { pairs, positions, more } = await held(ada)
  const [pair] = pairs as [(typeof pairs)[0]]
  const [position] = positions as [(typeof positions)[0]]
  const inkAt = position.tokens.findIndex(({ symbol }) => symbol === 'INK')

  expect([pairs.length, positions.length, more]).toEqual([1, 1, false])
  expect(pair.tokens.map(({ symbol }) => symbol).toSorted()).toEqual(['INK', 'WETH'])
  // A twentieth of a pool of a million INK.
  expect(Number(pair.amounts[inkAt]) / 1e18).toBeCloseTo(50_000, 0)
  expect(Number((pair.balance * 10_000n) / pair.supply)).toBe(499)
  expect(Number(position.amounts[inkAt]) / 1e18).toBeCloseTo(5_000, -2)
  expect(Number(position.amounts[1 - inkAt]) / 1e18).toBeCloseTo(5, 1)
  expect(position).toMatchObject({ fee: 3000, inRange: true, approved: false })
  expect(Number(position.share) / 1e18).toBeCloseTo(5 / 1005, 4)
  expect(await held(eve)).toEqual({ pairs: [], positions: [], more: false })
})

test('a position is approved, locked, collected from, handed over and taken out, and the page reads each step', async () => {
  const { manager, tokenId } = (await held(ada)).positions[0]!
  const unlock = (await now()) + 1000
  const lock: PositionAction = { does: 'lock', manager, kind: 0, tokenId, unlock, owner: ada, payee: ada }
  await perform(ada, { does: 'approve', manager, tokenId })
  expect((await held(ada)).positions).toMatchObject([{ approved: true }])
  expect(await refusal(ada, { ...lock, unlock: 1 })).toBe('That time has passed. Choose a later one.')
  expect(await refusal(ada, { ...lock, unlock: unlock + 4e9 })).toMatch(/^That is more than a hundred years ahead\./)
  await perform(ada, lock)

  const [locked] = (await locks(ada)).own as [Awaited<ReturnType<typeof locks>>['own'][0]]
  expect((await held(ada)).positions).toEqual([])
  expect(locked).toMatchObject({ id: 1n, tokenId, unlock, owner: ada, payee: ada, offeredTo: undefined })
  expect(locked.fees!.every((fee) => fee > 0n)).toBe(true)
  expect(positionActionsOf(locked, unlock - 1)).toEqual([
    'collect',
    'extend',
    'setPayee',
    'proposeTransfer',
    'makePermanent',
  ])
  expect(await refusal(ada, { does: 'withdraw', id: 1n, to: ada })).toMatch(/^It is locked until /)
  expect(await refusal(eve, { does: 'collect', id: 1n })).toMatch(/^Only the owner and who gets the fees/)

  await perform(ada, { does: 'collect', id: 1n })
  await perform(ada, { does: 'extend', id: 1n, unlock: unlock + 1000 })
  await perform(ada, { does: 'proposeTransfer', id: 1n, to: bob })
  expect((await locks(ada)).own).toMatchObject([{ fees: [0n, 0n], unlock: unlock + 1000, offeredTo: bob }])
  expect((await locks(bob)).offered).toMatchObject([{ id: 1n, tokenId }])
  expect(await refusal(eve, { does: 'acceptTransfer', id: 1n })).toMatch(/^The lock is not offered to this account/)
  await perform(bob, { does: 'acceptTransfer', id: 1n })
  expect([(await locks(ada)).own, (await locks(bob)).offered]).toEqual([[], []])

  await rpc('evm_setNextBlockTimestamp', [unlock + 2000])
  await rpc('evm_mine', [])
  const [late] = (await locks(bob)).own
  expect(positionActionsOf(late!, unlock + 2000)[0]).toBe('withdraw')
  await perform(bob, { does: 'withdraw', id: 1n, to: ada })
  expect((await held(ada)).positions).toMatchObject([{ tokenId, approved: false }])
  expect((await locks(bob)).own).toEqual([])
})

test('a permanent lock says so, and its fees can still be collected', async () => {
  const { manager, tokenId } = (await held(ada)).positions[0]!
  await perform(ada, { does: 'approve', manager, tokenId })
  await perform(ada, { does: 'lock', manager, kind: 0, tokenId, unlock: never, owner: ada, payee: bob })
  const [lock] = (await locks(ada)).own

  expect(lock).toMatchObject({ id: 2n, unlock: never, payee: bob })
  expect(positionActionsOf(lock!, 4e9)).toEqual(['setPayee', 'proposeTransfer'])
  expect(await refusal(ada, { does: 'extend', id: 2n, unlock: 4e9 })).toMatch(/^It is locked that long already/)
})

test('who gets the fees of another’s lock finds it, by how it began or by a later word, and a page that fails is told by its numbers', async () => {
  expect(await locks(bob)).toMatchObject({ own: [], offered: [], paid: [{ id: 2n, owner: ada }], complete: true })
  await perform(bob, { does: 'collect', id: 2n })
  await perform(ada, { does: 'setPayee', id: 2n, to: eve })
  expect((await locks(bob)).paid).toEqual([])
  expect(await locks(eve)).toMatchObject({ own: [], paid: [{ id: 2n }] })
  await perform(ada, { does: 'setPayee', id: 2n, to: bob })

  expect(await readPositionLocks(noRows, ada, localChain, chainThings)).toMatchObject({
    own: [],
    unread: [1n, 2n],
    complete: true,
  })
  expect(await readPositionLocks(rpc, ada, localChain, async () => undefined)).toMatchObject({
    own: [{ id: 2n }],
    complete: false,
  })
})

test('what the chain says of an account is there beside the index: fees, what is not locked, and permissions that hold', async () => {
  const permit = async (amount: bigint) => {
    const hash = await rpc('eth_sendTransaction', [{ from: ada, ...approveCall(sampleWorld.ink, amount) }])
    await vi.waitFor(async () =>
      expect(await rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' }),
    )
  }
  await permit(7n)
  await follow()
  expect((await readOnChain(rpc, { db, account: ada, chain: localChain })).permissions?.held).toContainEqual(
    expect.objectContaining({ name: 'TokenLocker', kind: 'amount', amount: '7' }),
  )
  await sampleGiver(chain.ask)(bob)
  const found = await readOnChain(rpc, { db, account: ada, chain: localChain })
  expect(found.block).toBe(Number(await rpc('eth_blockNumber', [])))
  expect(found.fees?.['/liquidity-locking/2']).toMatch(/^[\d.,]+ (?:WETH and [\d.,]+ INK|INK and [\d.,]+ WETH)$/)
  const { loose } = await readOnChain(rpc, { db, account: bob, chain: localChain })
  expect(loose).toMatchObject({ positions: [{ name: expect.stringContaining('position') }], more: false })
  // One part that fails takes no other with it, and a chain that is silent is not an account without anything.
  const withoutCalls: Rpc = (method, params) =>
    method === 'eth_call' ? Promise.reject(new Error('silent')) : rpc(method, params)
  expect(await readOnChain(withoutCalls, { db, account: eve, chain: localChain })).toMatchObject({
    permissions: { held: [] },
    fees: {},
  })
  await permit(0n)
  await expect(
    readOnChain(() => Promise.reject(new Error('silent')), { db, account: ada, chain: localChain }),
  ).rejects.toThrow('silent')
})

test('the proof of locked LP tokens names their pool, what the lock is worth, and what all locks of them come to', async () => {
  const [pair] = (await held(ada)).pairs as [Awaited<ReturnType<typeof held>>['pairs'][0]]
  const send = async (call: object) => {
    const hash = await rpc('eth_sendTransaction', [{ from: ada, gas: '0x2dc6c0', ...call }])
    await vi.waitFor(async () => expect(await rpc('eth_getTransactionReceipt', [hash])).not.toBeNull())
  }
  const amount = pair.balance / 4n
  const later = { start: 1_700_000_000, cliff: 4_000_000_000, end: 4_000_000_000, steps: 0 }
  // A stranger's lock of one unit that ends in a minute.
  const soon = (await now()) + 60
  const grants = [
    ...[forEver, later].map((schedule) => ({ owner: ada, amount, schedule })),
    { owner: eve, amount: 1n, schedule: { start: soon - 1, cliff: soon, end: soon, steps: 0 } },
  ]
  await send(approveCall(pair.address, 2n * amount + 1n))
  await send(lockCall(pair.address, grants, ada))
  const [first] = (await locksOfToken(rpc, { token: pair.address })).locks
  const proof = await readProof(rpc, first!)
  const rungs = [{ until: 4_000_000_000 }, { until: 4_000_000_000 }, { until: 4_000_000_000 }]
  expect(proof).toMatchObject({ sums: { ladder: { total: 2n * amount + 1n, permanent: amount, rungs }, free: 0n } })
  const served = servedProof(proof).body.text
  expect(served).toMatch(/<h2>\d+\.\d{6}… UNI-V2 locked permanently/)
  const text = served.replaceAll('<wbr>', '').replaceAll(/(<[^>]+>)+/g, '|')
  expect(text).toMatch(/\|Pair, as the factory knows it\|(WETH \/ INK|INK \/ WETH), Uniswap V2\|/)
  expect(text).toMatch(/\|In the pool\|.*1,\d+,\d+.* and /)
  expect(text).toContain('|This lock, of the pool|1.24 %|')
  expect(text).toMatch(/\|Held in all locks of it\|[^|]+, 2\.49 % of the pool\|/)
  expect(text).toMatch(/\|90 % stays\|until 2 October 2096, 07:06 UTC: /)
  expect(text).toMatch(
    /\|If the price of INK falls by half, 3\.\d+ WETH is paid to sellers out of liquidity that nobody can ever withdraw\.\|/,
  )
  expect(text).toContain('It holds a part of the pool only: 1.24 %.')
  // The badge and the file say the same.
  expect(lockBadge(first!, proof)).toMatch(/>Pays 3\.\d+ WETH if the price halves</)
  const there = proof as Extract<typeof proof, { at: 'there' }>
  const saved = JSON.parse(proofJson(there)) as { pool: { paid: { amount: string } }; locks: { ladder: { rungs: [] } } }
  expect([saved.pool.paid.amount, saved.locks.ladder.rungs.length]).toEqual([expect.stringMatching(/^3\d{18}$/), 3])
  // All calls are of the block that is named, even when new blocks come meanwhile.
  const asked: unknown[] = []
  const listening: Rpc = (method, params) => {
    if (method === 'eth_call') asked.push(params[1])
    return rpc(method, params)
  }
  const { block } = await readProof(listening, first!)
  expect(new Set(asked)).toEqual(new Set([numberToHex(block.number)]))
})

test('anyone finds what of a pool is locked by its address, and a pair of V2 by what its LP tokens pay', async () => {
  const [lock] = (await locks(ada)).own
  const facts = await readPoolNow(rpc, sampleWorld.pool, localChain)
  const { tickLower, tickUpper, liquidity, unlock } = lock!
  const part = { id: 2n, tickLower, tickUpper, liquidity, unlock }
  expect(facts).toMatchObject({ version: 3, parts: [part], complete: true, failed: 0, tickSpacing: 60, quote: 0 })
  // By value the lock is 5 of the 1005 WETH that the pool holds, all of it in one range.
  expect(Number(facts!.statement!.locked.fall50) / Number(facts!.whole)).toBeCloseTo(5 / 1005, 4)
  expect(await readPoolNow(rpc, lock!.manager, localChain)).toBeUndefined()

  const [pair] = (await held(ada)).pairs
  const ofPair = (await readPoolNow(rpc, pair!.address, localChain))!
  expect(ofPair).toMatchObject({ version: 2, complete: true, parts: [{}, {}, {}] })
  const { ladder, locked } = ofPair.statement!
  expect(ladder.rungs.map(({ until }) => until)).toEqual([4_000_000_000, 4_000_000_000, 4_000_000_000])
  // 1 − √½ of the 1.24 % twice of the thousand WETH in the pair.
  expect(Number(locked.fall50) / 1e18).toBeCloseTo(1000 * 0.0249 * (1 - Math.SQRT1_2), 1)
  expect(Number((locked.fall50 * 10_000n) / ofPair.whole!)).toBe(249)
})

const framed: InShell = ({ title, lead, body, head, status = 200 }) =>
  new Response(`${title}|${lead}|${String(body)}|${String(head)}`, { status })
const limits = () => Promise.resolve()
const findVariant = () => Promise.resolve(undefined)
const proofPage = async (id: string, url = chain.url) => {
  await follow()
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31_337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  return positionProofPage({ db, gateway, limits, framed, publicUrl: 'https://intaglio.example' }).request(`/${id}`)
}

test('the proof of a lock is a page without a script: what is locked, of which pool, and how to ask oneself', async () => {
  const answer = await proofPage('2')
  const html = await answer.text()
  const text = html.replaceAll(/<[^>]+>/g, '')

  expect(answer.status).toBe(200)
  // What is said first is money and time, and a share of raw liquidity is nowhere a headline.
  expect(text).toMatch(
    /^Liquidity lock 2\|If the price of INK falls by half, 4\.9\d+ WETH is paid to sellers out of liquidity that nobody can ever withdraw\. It is a position of WETH \/ INK on Uniswap V3;/,
  )
  expect(text).toMatch(/Pays when the price halves4\.9\d+ WETH/)
  expect(text).toMatch(/99 % stayspermanently/)
  expect(text).toMatch(
    /Everything outside these locks is 999,99\d,000 INK\. Sold into them alone, it brings 4\.9\d+ WETH\. Then they are/,
  )
  expect(html).toMatch(/<svg role="img" aria-label="Locked liquidity by price, in WETH for one INK"/)
  expect(text).toMatch(/Holds about[\d.,]+ (INK|WETH) and [\d.,]+ (INK|WETH)/)
  expect(text).toContain(`Gets the fees${bob}`)
  expect(text).toContain('ScheduleNothing, ever; only fees.')
  expect(html).toMatch(/<article class="certificate" aria-label="Certificate of a lock: (INK \/ WETH|WETH \/ INK)">/)
  expect(html).toContain('<span class="certificate-serial">No. 2</span>')
  const happened = html.slice(html.indexOf('What happened')).match(/<li>.*?<\/li>/g)!
  const history = happened.map((item) => item.replaceAll(/<(?!a )[^>]+>/g, ''))
  expect(history).toHaveLength(4)
  expect(text).toContain(`--rpc-url YOUR_NODE`)
  const file = decodeURIComponent(/download="liquidity-lock-2.json" href="data:[^,]+,([^"]+)"/.exec(html)![1]!)
  const saved = JSON.parse(file) as { check: { to: Address; data: Hex }; block: { number: number } }
  expect(saved).toMatchObject({ chainId: 31_337, lock: { id: '2', owner: ada, permanent: true } })
  const pays = expect.stringMatching(/^49\d{17}$/)
  expect(saved).toMatchObject({ position: { paysWhenPriceHalves: pays } })
  expect(saved).toMatchObject({ pool: { managerKnown: true, everyLockRead: true, locked: { paid: { fall50: pays } } } })
  const { to, data } = saved.check
  expect(await rpc('eth_call', [{ to, data }, numberToHex(saved.block.number)])).toContain(ada.slice(2).toLowerCase())
  expect(history[0]).toContain(`locked permanently for ${ada}; its fees go to ${bob}. <a href="/tx/0x`)
  expect(history[1]).toContain(`Fees collected for ${bob}.`)
  expect(history[2]).toContain(`From here on the fees go to ${eve}.`)
  expect(html).toContain('<meta property="og:url" content="https://intaglio.example/liquidity-locking/2"/>')
  const yourself = text.slice(text.indexOf('Check it yourself'))
  const question = yourself.match(/As JSON-RPC(\{.*\})\s*With/)![1]!.replaceAll('&quot;', '"')
  const { method, params } = JSON.parse(question) as { method: string; params: unknown[] }
  expect(await rpc(method, params)).toContain(ada.slice(2).toLowerCase())
})

test('a lock that is gone, one that never was, and a chain that is away are told apart', async () => {
  const [gone, unknown, away] = [await proofPage('1'), await proofPage('3'), await proofPage('2', 'http://127.0.0.1:1')]

  expect([gone.status, unknown.status, away.status]).toEqual([200, 404, 503])
  const past = (await gone.text()).replaceAll(/<[^>]+>/g, '')
  expect(past).toContain('This lock is gone')
  expect(past).toMatch(/Passed from .*The position left, whole, to 0x/s)
  expect(await unknown.text()).toContain('There is no lock of a position with this number on Local chain')
  expect(await away.text()).toContain('The chain does not answer now')
  for (const wrong of ['0', 'abc', '-1']) expect((await proofPage(wrong)).status).toBe(404)
})

test('the badge of a locked position is a picture for any site, and has the amount of its page', async () => {
  const nodes = [openNode({ number: 1, address: () => chain.url, chainId: 31_337 })]
  const badge = positionBadge({ gateway: openGateway({ chain: localChain, nodes }), limits })
  const [there, gone, unknown] = await Promise.all(['2', '1', '3'].map((id) => badge.request(`/${id}.svg`)))
  expect([there!.status, gone!.status, unknown!.status]).toEqual([200, 200, 404])
  expect(there!.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const svg = await there!.text()
  expect(svg).toMatch(/>Locked permanently<.*>Pays 4\.9\d+ WETH if the price halves</s)
  expect(await gone!.text()).toContain('Lock is gone')
  expect((await badge.request('/hello.svg')).status).toBe(404)
})

test('the page of a pool says what all its locks pay, lists them by what they pay, and knows no other pool', async () => {
  const answer = await proofPage(sampleWorld.pool)
  const html = await answer.text()
  const text = html.replaceAll(/<[^>]+>/g, '')

  expect(answer.status).toBe(200)
  expect(text).toMatch(
    /^Locked liquidity of WETH \/ INK\|If the price of INK falls by half, 4\.9\d+ WETH is paid to sellers/,
  )
  expect(html).toMatch(
    /<a href="\/liquidity-locking\/2">Proof of lock 2<\/a>: locked permanently\. It pays 4\.9\d+ WETH when the price halves\./,
  )
  const file = decodeURIComponent(/download="pool-[^"]+" href="data:[^,]+,([^"]+)"/.exec(html)![1]!)
  const curve = [{ id: '2', tickLower: expect.any(Number), liquidity: expect.stringMatching(/^\d+$/) }]
  expect(JSON.parse(file)).toMatchObject({ pool: sampleWorld.pool, curve, everyLockRead: true })
  expect((await proofPage(ada)).status).toBe(404)
  // What the page says, any node computes: of the pool, and of the pair of V2.
  for (const pool of [sampleWorld.pool, sampleWorld.pair]) {
    const facts = (await readPoolNow(rpc, pool, localChain))!
    const { question, command } = poolQuestion(facts)!
    const { params } = JSON.parse(question) as { params: unknown[] }
    const name = facts.version === 2 ? 'pairStatement' : 'poolStatement'
    const data = (await rpc('eth_call', params)) as Hex
    const said = decodeFunctionResult({ abi: liquidityLensAbi, functionName: 'poolStatement', data })
    expect(said.locked.fall50).toBe(mainRung(facts.statement!.ladder).amount)
    expect(Number(said.blockNumber)).toBe(facts.block.number)
    expect(command).toContain(`'${name}(`)
  }
  expect((await proofPage(sampleWorld.pool, 'http://127.0.0.1:1')).status).toBe(503)
})

test('the page of a token says first what its locked liquidity pays, and counts as held what cannot be withdrawn now', async () => {
  const nodes = [openNode({ number: 1, address: () => chain.url, chainId: 31_337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  const page = tokenPage({ db: store.db, gateway, limits, framed, findVariant, publicUrl: 'https://intaglio.example' })
  // A lock that has vested but for its last second holds next to nothing.
  const start = (await now()) - 10_000
  const vested = { start, cliff: start, end: start + 10_010_000, steps: 0 }
  const send = async (call: object) => {
    const hash = await rpc('eth_sendTransaction', [{ from: ada, gas: '0x2dc6c0', ...call }])
    await vi.waitFor(async () =>
      expect(await rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' }),
    )
  }
  await send(approveCall(sampleWorld.ink, 10n ** 21n))
  await send(lockCall(sampleWorld.ink, [{ owner: ada, amount: 10n ** 21n, schedule: vested }], ada))
  await rpc('evm_increaseTime', [9_990_000])
  await rpc('evm_mine', [])

  const text = (await (await page.request(`/${sampleWorld.ink}`)).text()).replaceAll(/<[^>]+>/g, '')
  expect(text).toMatch(
    /^Sample Ink\|If the price of INK falls by half, [\d.]+ WETH is paid to sellers out of liquidity that nobody/,
  )
  expect(text).toMatch(
    /WETH \/ INK on Uniswap V3, 0\.3 %.*WETH \/ INK on Uniswap V2, 0\.3 %|WETH \/ INK on Uniswap V2.*V3/s,
  )
  expect(text).toMatch(/Held, and not to be withdrawn now0\.99\d+…? INK, 0 % of the supply/)
  expect(text).toMatch(/Free to withdraw, not held999\.\d+…? INK/)
  expect(text).toMatch(/50 % staysuntil \d+ \w+ \d{4}/)
})
