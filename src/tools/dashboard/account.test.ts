import { encodeFunctionData, erc20Abi, getAddress, zeroAddress, type Abi, type Address, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { readContract } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { followChain } from '#tests/follow-chain.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { openRows } from '#tools/claim-list/read-rows.ts'
import { accountCalendar, accountCsv } from './account-files.ts'
import type { AccountReport } from './account-report.ts'
import { readAccount } from './account.server.ts'
import { readPermissions } from './permissions/read-permissions.server.ts'

const chain = await lockChain()
const store = await testDatabase()
const { ask, send } = chain
const [ada, ben, cas] = chain.accounts.map((account) => getAddress(account)) as [Address, Address, Address]
const nonce = Number(await ask('eth_getTransactionCount', [ada, 'latest']))
const coin = await chain.make('Coin', [18])
const token = getAddress(coin.address)
afterAll(async () => {
  await store.close()
  await chain.stop()
})

const { TokenLocker, TokenGrants, MerkleClaims, LockDeeds, LaunchBook } = contractAddresses
const call = (abi: Abi, to: Address) => (from: Address, functionName: string, args: readonly unknown[]) =>
  send({ from, to, data: encodeFunctionData({ abi, functionName, args }) })
const locker = call(tokenLockerAbi, TokenLocker)
const granter = call(tokenGrantsAbi, TokenGrants)
const claims = call(merkleClaimsAbi, MerkleClaims)
const deeds = call(lockDeedsAbi, LockDeeds)

for (const owner of [ada, ben, cas]) {
  await coin.tell('mint', [owner, 10n ** 24n])
  for (const spender of [TokenLocker, TokenGrants, MerkleClaims, LockDeeds]) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 2n ** 255n] })
    await send({ from: owner, to: token, data })
  }
}

const follow = followChain(store.db, chain.url)

const timeNow = async () =>
  Number(((await ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)
const pass = async (seconds: number) => {
  await ask('evm_increaseTime', [seconds])
  await ask('evm_mine', [])
}

/** What the index says of an account at the time of the newest block, with everything in it that is on the chain. */
async function reportOf(account: Address): Promise<AccountReport> {
  await follow()
  return readAccount(store.db, { account, chain: localChain, now: await timeNow() })
}

/** A number below `limit` that is the same in every run. */
let seed = 20_261_124
function random(limit: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}

const idsOf = async (abi: Abi, to: Address) => {
  const [first, count] = (await readContract(ask, { to, abi, name: 'idsOf', args: [token] } as never)) as [
    bigint,
    bigint,
  ]
  return Array.from({ length: Number(count) }, (_, at) => first + BigInt(at))
}

type OnChain = {
  owner: Address
  pendingOwner: Address
  amount: bigint
  withdrawn: bigint
  schedule: { start: number; cliff: number; end: number; steps: number }
}

/** Holds what the index says of the locks of an account against the chain. */
async function compare(account: Address) {
  const { locks } = await reportOf(account)
  const wanted = []
  for (const id of await idsOf(tokenLockerAbi, TokenLocker)) {
    const asked = { to: TokenLocker, abi: tokenLockerAbi, args: [id] } as const
    if (!(await readContract(ask, { ...asked, name: 'exists' } as never))) continue
    const lock = (await readContract(ask, { ...asked, name: 'lockOf' } as never)) as OnChain
    const holder =
      lock.owner === LockDeeds &&
      (await readContract(ask, { to: LockDeeds, abi: lockDeedsAbi, name: 'ownerOf', args: [id] } as never))
    const roles = [
      lock.owner === account && 'owner',
      holder === account && 'holder',
      lock.pendingOwner === account && 'offered',
    ]
    if (!roles.some(Boolean)) continue
    const free = (await readContract(ask, { ...asked, name: 'withdrawable' } as never)) as bigint
    wanted.push({
      id: `/token-locking/${token}-${id & (2n ** 96n - 1n)}`,
      roles: roles.filter(Boolean),
      held: String(lock.amount - lock.withdrawn),
      free: String(free),
      end: lock.schedule.end,
    })
  }
  const byPath = new Map(locks.map((lock) => [lock.path, lock]))
  expect([...byPath.keys()].toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
  const said = wanted.map(({ id, free: freeNow }) => {
    const { roles, held, free, schedule } = byPath.get(id)!
    return { id, roles, held, free: free ?? freeNow, end: schedule.end }
  })
  expect(said).toEqual(wanted)
}

test('locks are what the chain says, after everything that can happen to them', { timeout: 120_000 }, async () => {
  const day = 86_400
  const schedules = async () => {
    const start = (await timeNow()) - random(3) * day
    const cliff = start + random(2) * day
    return { start, cliff, end: Math.max(cliff, start) + (1 + random(9)) * day, steps: [0, 0, 4][random(3)]! }
  }
  let shared = await schedules()
  let done = 0
  for (let round = 0; round < 160; round++) {
    const ids = await idsOf(tokenLockerAbi, TokenLocker)
    const [who, other] = [[ada, ben, cas][random(3)]!, [ada, ben, cas][random(3)]!]
    const [id, second] = [ids[random(ids.length)] ?? 1n, ids[random(ids.length)] ?? 1n]
    if (round % 40 === 0) shared = await schedules()
    const operations: (() => Promise<unknown>)[] = [
      () => locker(who, 'lockFor', [token, other, BigInt(1 + random(10_000)), shared]),
      async () => locker(who, 'lockFor', [token, other, BigInt(1 + random(10_000)), await schedules()]),
      () => locker(who, 'increase', [id, BigInt(1 + random(500)), other, 2 ** 40 - 1]),
      () => locker(who, 'withdraw', [id, other, BigInt(1 + random(800))]),
      () => locker(who, 'split', [id, BigInt(1 + random(300))]),
      () => locker(who, 'merge', [id, second]),
      async () => locker(who, 'extend', [id, (await timeNow()) + (5 + random(20)) * day]),
      () => locker(who, random(4) === 0 ? 'makePermanent' : 'cancelTransfer', [id]),
      () => locker(who, 'proposeTransfer', [id, random(2) === 0 ? LockDeeds : other]),
      () => deeds(who, 'transferFrom', [who, other, id]),
      () => locker(who, 'acceptTransfer', [id]),
      () => deeds(who, 'wrap', [id, random(2) === 0]),
      () => deeds(who, 'unwrap', [id]),
      () => pass(random(2) * day),
    ]
    done += await operations[random(operations.length)]!().then(
      () => 1,
      () => 0,
    )
    if (round % 20 === 19) for (const account of [ada, ben, cas]) await compare(account)
  }
  expect(done).toBeGreaterThan(50)
})

test('grants are what the chain says: received, given, revoked, taken back', async () => {
  const now = await timeNow()
  const terms = { revoker: ada, notice: 0, curve: `0x${'0'.repeat(64)}`, pushable: false }
  const schedule = { start: now, cliff: now, end: now + 1_000_000, steps: 0 }
  const give = (amount: bigint) => granter(ada, 'create', [token, ben, amount, schedule, terms])
  await give(1_000_000n)
  await give(2_000_000n)
  await pass(250_000)
  const [first, second] = (await idsOf(tokenGrantsAbi, TokenGrants)) as [bigint, bigint]
  await granter(ben, 'withdraw', [first, cas, 100_000n])
  await granter(ada, 'revoke', [second, 0])
  const received = await reportOf(ben)
  const freeOf = async (id: bigint) =>
    String(await readContract(ask, { to: TokenGrants, abi: tokenGrantsAbi, name: 'withdrawable', args: [id] } as never))
  expect(received.grants).toHaveLength(2)
  expect(received.grants.find(({ name }) => name === 'No. 1')).toMatchObject({
    roles: ['receiver'],
    held: '900000',
    free: await freeOf(first),
    revocable: true,
    revoked: false,
  })
  expect(received.grants.find(({ name }) => name === 'No. 2')).toMatchObject({
    free: await freeOf(second),
    revocable: false,
    revoked: true,
    next: null,
  })
  const refund = (await readContract(ask, {
    to: TokenGrants,
    abi: tokenGrantsAbi,
    name: 'refundable',
    args: [second],
  } as never)) as bigint
  expect((await reportOf(ada)).grants.find(({ name }) => name === 'No. 2')).toMatchObject({
    roles: ['giver'],
    refund: String(refund),
  })
  await granter(ada, 'refund', [second, ada, 0n])
  await granter(ben, 'withdraw', [second, ben, BigInt(await freeOf(second))])
  expect((await reportOf(ben)).grants.map(({ name }) => name)).toEqual(['No. 1'])
})

test('what can be claimed is there until it is claimed, and a campaign counts what is left', async () => {
  const rows = openRows({ decimals: 0 })
  for (const line of [`${ben},70`, `${cas},30`]) rows.line(line)
  const { head, body } = buildList(rows.end().entries)
  await store.pool.query('insert into claim_list (id, head, body) values ($1, $2, $3)', [
    'a'.repeat(64),
    head,
    Buffer.from(body),
  ])
  const { root } = JSON.parse(head) as { root: Hex }
  const now = await timeNow()
  const terms = {
    token,
    root,
    total: 100n,
    start: 0,
    deadline: now + 5_000_000,
    ownClaims: false,
    lock: { start: 0, cliff: 0, end: 0, steps: 0 },
    grant: { used: false, revoker: zeroAddress, notice: 0 },
    metadataURI: 'https://lists.example/list.json',
  }
  await claims(ada, 'createCampaign', [terms])
  const before = await reportOf(ben)
  expect(before.claims).toMatchObject([{ path: '/claim/1', amount: '70', deadline: now + 5_000_000 }])
  expect(before.next).toContainEqual(expect.objectContaining({ path: '/claim/1' }))
  expect((await reportOf(ada)).claims).toEqual([])
  const { proof, index } = await claimOf(ben, { head, body })
  await claims(ada, 'claim', [1n, index, ben, 70n, proof])
  expect((await reportOf(ben)).claims).toEqual([])
  expect((await reportOf(ada)).campaigns).toMatchObject([{ path: '/claim/1', funded: '100', left: '30' }])
})

test('launches and balances are there, and files say the same as the page', async () => {
  await send({
    from: ada,
    to: LaunchBook,
    data: encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [BigInt(nonce)] }),
  })
  const report = await reportOf(ada)
  expect(report.tokens).toMatchObject([{ token: { address: token, symbol: 'COIN', decimals: 18 }, withPool: false }])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [ada] })
  const balance = BigInt((await ask('eth_call', [{ to: token, data }, 'latest'])) as Hex)
  expect(report.balances).toMatchObject([{ amount: String(balance) }])
  const permissions = await readPermissions(ask, { db: store.db, account: ada, chain: localChain })
  const lines = accountCsv(report, 'https://site.example', permissions).trim().split('\r\n')
  const count = [
    report.claims,
    report.locks,
    report.grants,
    report.positions,
    report.balances,
    report.tokens,
    report.campaigns,
    permissions.held,
  ]
  const lock = permissions.held.find(({ spender }) => spender === TokenLocker)!
  const since = new Date(lock.since.at! * 1000).toISOString()
  const address = `https://site.example/address/${TokenLocker},${TokenLocker},${since},${balance}`
  expect(lines).toContain(`permission,"COIN, to TokenLocker",,${token},COIN,18,unlimited,,,${address}`)
  expect(accountCsv(report, 'https://site.example', undefined)).toContain('The chain did not say them.')
  expect(lines).toHaveLength(1 + count.reduce((sum, { length }) => sum + length, 0))
  expect(accountCalendar(report, 'https://site.example').match(/BEGIN:VEVENT/g)).toHaveLength(report.next.length)
})

/** The proof of an entry of a list. */
async function claimOf(account: Address, list: ReturnType<typeof buildList>) {
  const [{ findClaim }, { readHead }, { filesOf }] = await Promise.all([
    import('#tools/claim-list/find-claim.ts'),
    import('#tools/claim-list/list-file.ts'),
    import('#tools/claim-list/list-files.ts'),
  ])
  const files = new Map([...filesOf(list)].map(({ name, bytes }) => [name, bytes]))
  return (await findClaim(async (name) => files.get(name)!, readHead(list.head)!, account))!
}
