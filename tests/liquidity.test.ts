import { encodeAbiParameters, getAddress, numberToHex, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { sampleGiver } from '#server/local-chain/give-samples.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { callOf, type PositionAction } from '#tools/liquidity-lock/form/position-calls.ts'
import { positionActionsOf } from '#tools/liquidity-lock/form/position-choices.ts'
import { explainRevert } from '#tools/liquidity-lock/form/position-errors.ts'
import { positionProofPage } from '#tools/liquidity-lock/proof/position-proof-page.server.ts'
import { readLiquidity } from '#tools/liquidity-lock/read/read-liquidity.ts'
import { readPoolLocks } from '#tools/liquidity-lock/read/read-pool-locks.ts'
import { never, readPositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { servedProof } from '#tools/token-lock/proof/proof-html.server.ts'
import { readProof } from '#tools/token-lock/proof/read-proof.ts'
import { locksOfToken } from '#tools/token-lock/read/read-locks.ts'
import { forEver } from '#tools/token-lock/schedule/schedule.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
const accounts = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account))
const [ada, bob, eve] = accounts as [Address, Address, Address]
await sampleGiver(chain.ask)(ada)

const rpc = rpcAt(chain.url)
const held = (account: Address) => readLiquidity(rpc, { account, chain: localChain })
const locks = (account: Address) => readPositionLocks(rpc, account, localChain)
const now = async () => Number(((await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)

async function perform(from: Address, wanted: PositionAction) {
  const hash = await rpc('eth_sendTransaction', [{ from, gas: '0x2dc6c0', ...callOf(wanted) }])
  await vi.waitFor(async () => expect(await rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' }))
}

/** What LockLens answers where nothing is found and nothing follows. */
const emptyPage = encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256' }], [[], 0n])

/** As on a chain with thousands of locks, where the list ends before those of the account. */
const noList: Rpc = (method, params) => {
  const { to } = (params[0] ?? {}) as { to?: string }
  return to?.toLowerCase() === contractAddresses.LockLens.toLowerCase()
    ? Promise.resolve(emptyPage)
    : rpc(method, params)
}
/** As a node that tells nothing of events. */
const noEvents: Rpc = (method, params) => (method === 'eth_getLogs' ? Promise.reject(new Error()) : rpc(method, params))

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
  expect(locked.fees.every((fee) => fee > 0n)).toBe(true)
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

test('who gets the fees of another’s lock finds it, by how it began or by a later word, and so does who owns one beyond the list', async () => {
  expect(await locks(bob)).toMatchObject({ own: [], offered: [], paid: [{ id: 2n, owner: ada }], complete: true })
  await perform(bob, { does: 'collect', id: 2n })
  await perform(ada, { does: 'setPayee', id: 2n, to: eve })
  expect((await locks(bob)).paid).toEqual([])
  expect(await locks(eve)).toMatchObject({ own: [], paid: [{ id: 2n }] })
  await perform(ada, { does: 'setPayee', id: 2n, to: bob })

  expect(await readPositionLocks(noList, ada, localChain)).toMatchObject({ own: [{ id: 2n }], complete: true })
  expect(await readPositionLocks(noEvents, ada, localChain)).toMatchObject({ own: [{ id: 2n }], complete: false })
})

test('the proof of locked LP tokens names their pool, what the lock is worth, and what all locks of them come to', async () => {
  const [pair] = (await held(ada)).pairs as [Awaited<ReturnType<typeof held>>['pairs'][0]]
  const send = async (call: object) => {
    const hash = await rpc('eth_sendTransaction', [{ from: ada, gas: '0x2dc6c0', ...call }])
    await vi.waitFor(async () => expect(await rpc('eth_getTransactionReceipt', [hash])).not.toBeNull())
  }
  const amount = pair.balance / 4n
  const later = { start: 1_700_000_000, cliff: 4_000_000_000, end: 4_000_000_000, steps: 0 }
  const grants = [forEver, later].map((schedule) => ({ owner: ada, amount, schedule }))
  await send(approveCall(pair.address, 2n * amount))
  await send(lockCall(pair.address, grants, ada))
  const [first] = (await locksOfToken(rpc, { token: pair.address })).locks
  const proof = await readProof(rpc, first!.id)
  expect(proof).toMatchObject({ sums: { permanent: amount, timed: amount, released: 0n, earliest: 4_000_000_000 } })
  const served = servedProof(proof).body.text
  expect(served).toMatch(/<h2>\d+\.\d{6}(<wbr\/>\d)+/)
  const text = served.replaceAll('<wbr>', '').replaceAll(/(<[^>]+>)+/g, '|')
  expect(text).toMatch(/\|Pair, as the factory knows it\|(WETH \/ INK|INK \/ WETH), Uniswap V2\|/)
  expect(text).toMatch(/\|In the pool\|.*1,\d+,\d+.* and /)
  expect(text).toContain('|This lock, of the pool|1.24 %|')
  expect(text).toMatch(/\|In all locks of it, until a time\|[^|]+, 1\.24 % of the pool\|/)
  expect(text).toContain('|Next end of any|2 October 2096, 07:06 UTC|')
  expect(text).toContain('It holds a part of the pool only: 1.24 %.')
  // All calls are of the block that is named, even when new blocks come meanwhile.
  const asked: unknown[] = []
  const listening: Rpc = (method, params) => {
    if (method === 'eth_call') asked.push(params[1])
    return rpc(method, params)
  }
  const { block } = await readProof(listening, first!.id)
  expect(new Set(asked)).toEqual(new Set([numberToHex(block.number)]))
})

test('anyone finds the locks of a pool by its address, and a pair of V2 is recognised', async () => {
  const [lock] = (await locks(ada)).own
  expect(await readPoolLocks(rpc, sampleWorld.pool, localChain)).toMatchObject({
    locks: [lock],
    complete: true,
    pair: undefined,
  })
  expect(await readPoolLocks(rpc, lock!.manager, localChain)).toMatchObject({ locks: [], pair: undefined })
  const [pair] = (await held(ada)).pairs
  const found = await readPoolLocks(rpc, pair!.address, localChain)
  expect(found).toMatchObject({ locks: [], pair: { supply: pair!.supply } })
})

const framed: InShell = ({ title, lead, body, head, status = 200 }) =>
  new Response(`${title}|${lead}|${String(body)}|${String(head)}`, { status })
const limits = () => Promise.resolve()
const proofPage = (id: string, url = chain.url) => {
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31_337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  return positionProofPage({ gateway, limits, framed, publicUrl: 'https://intaglio.example' }).request(`/${id}`)
}

test('the proof of a lock is a page without a script: what is locked, of which pool, and how to ask oneself', async () => {
  const answer = await proofPage('2')
  const html = await answer.text()
  const text = html.replaceAll(/<[^>]+>/g, '')

  expect(answer.status).toBe(200)
  expect(text).toContain('WETH / INK on Uniswap V3, locked permanently.')
  expect(text).toMatch(/Holds about[\d.,]+ (INK|WETH) and [\d.,]+ (INK|WETH)/)
  expect(text).toMatch(/All our locks, of the liquidity at this price0\.49 %/)
  expect(text).toContain('Of the liquidity at this price 0.49 % is locked. Holders of the rest can leave.')
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
  expect(saved).toMatchObject({ pool: { managerKnown: true, locks: { complete: true } } })
  const { to, data } = saved.check
  expect(await rpc('eth_call', [{ to, data }, numberToHex(saved.block.number)])).toContain(ada.slice(2).toLowerCase())
  expect(history[0]).toContain(`locked permanently for ${ada}; its fees go to ${bob}. <a href="/tx/0x`)
  expect(history[1]).toContain(`Fees collected for ${bob}.`)
  expect(history[2]).toContain(`From here on the fees go to ${eve}.`)
  expect(html).toContain('<meta property="og:url" content="https://intaglio.example/liquidity-locking/2"/>')
  const question = text.match(/As JSON-RPC(\{.*\})\s*With/)![1]!.replaceAll('&quot;', '"')
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
