import { encodeFunctionData, getAddress, RpcRequestError, toFunctionSelector, zeroAddress, type Address } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rpcAt } from '#chain/read/page-rpc.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import { readToken } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { actionsOf } from '#tools/token-lock/list/action-choices.ts'
import { actionOf } from '#tools/token-lock/list/action-fields.tsx'
import { actionCall, approveCall, lockCall, type LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { chainEvents, chainThings } from '#tests/chain-as-index.ts'
import { forEver, vestedAt } from '#tools/schedule/schedule.ts'
import { hasVotes } from '#tools/token-lock/votes/read-votes.ts'
import { readHeldToken } from './fair-share.ts'
import { lockerNames, lockerOf } from './lockers.ts'
import { readAccount } from './read-account.ts'
import { locksOfToken, readLock, wasMade, type Lock } from './read-locks.ts'

const far = 4_000_000_000
const schedule = { start: 1_700_000_000, cliff: 1_700_000_000, end: far, steps: 0 }
let chain: Awaited<ReturnType<typeof lockChain>>
let [ada, bob]: Address[] = []

beforeAll(async () => {
  chain = await lockChain()
  ;[ada, bob] = chain.accounts.map((address) => getAddress(address))
}, 60_000)
afterAll(() => chain.stop())

async function coin(name: string, args: readonly unknown[] = []) {
  const made = await chain.make(name, args)
  await made.tell('mint', [ada, 1_000_000n])
  return getAddress(made.address)
}

async function lock(token: Address, grants: Parameters<typeof lockCall>[1]) {
  await chain.send(
    approveCall(
      token,
      grants.reduce((sum, { amount }) => sum + amount, 0n),
    ),
  )
  await chain.send(lockCall(token, grants, ada!))
  const { locks } = await locksOfToken(chain.ask, { token })
  return locks
}

test('a token is read with its supply and balance, and a warning that anyone can create more', async () => {
  const token = await coin('Coin', [6])
  const read = await readToken(chain.ask, token, ada)
  expect(read).toMatchObject({
    name: 'Coin',
    symbol: 'COIN',
    decimals: 6,
    balance: 1_000_000n,
    allowance: 0n,
    signs: ['mints'],
  })
  expect(read?.proof.supply).toBe(1_000_000n)
  expect(await readToken(chain.ask, bob!)).toBeUndefined()
})

/** The chain, through a node that has no time for one question of a contract. */
const busyWith = (data: string): Rpc => {
  const limit = new RpcRequestError({ body: {}, url: '', error: { code: -32_005, message: 'Too many questions.' } })
  return (method, params) => {
    const [call] = params as [{ data?: string } | undefined]
    return method === 'eth_call' && call?.data?.startsWith(data) ? Promise.reject(limit) : chain.ask(method, params)
  }
}

test.each(['decimals()', 'balanceOf(address)', 'owed(address)'])(
  'a node that is busy is no token that refuses: without its answer to %s nothing is said of a token',
  async (question) => {
    const token = await coin('Coin', [6])
    const [made] = await lock(token, [{ owner: ada!, amount: 1000n, schedule }])
    const rpc = busyWith(toFunctionSelector(question))
    await expect(readToken(rpc, token, ada)).rejects.toMatchObject({ code: -32_005 })
    await expect(readHeldToken(rpc, made!, ada)).rejects.toMatchObject({ code: -32_005 })
  },
)

test('a token whose votes are not told yet is not called one without votes, and one with a permit not one without', async () => {
  const token = await coin('Coin', [6])
  expect(await hasVotes(chain.ask, token, ada!)).toBe(false)
  await expect(hasVotes(busyWith(toFunctionSelector('getVotes(address)')), token, ada!)).rejects.toThrow(/./)
  const form = (rpc: Rpc) => readPermitForm(rpc, { token, owner: ada!, chainId: 31337 })
  expect(await form(chain.ask)).toBeUndefined()
  await expect(form(busyWith(toFunctionSelector('DOMAIN_SEPARATOR()')))).rejects.toThrow(/./)
})

test('tokens that are odd show it', async () => {
  const signs = async (token: Address) => (await readToken(chain.ask, token, ada))?.signs
  expect(await signs(await coin('RebasingCoin'))).toEqual(['mints', 'rebases'])
  expect(await signs(await coin('SilentCoin'))).toEqual(['lies', 'mute', 'mints'])
  const powerful = await chain.make('PowerfulCoin', [ada, 0n])
  expect(await signs(powerful.address)).toEqual(expect.arrayContaining(['mints', 'pauses', 'limits', 'owned']))
  const over = await chain.make('PowerfulCoin', [ada, 1_700_000_000n])
  expect(await signs(over.address)).not.toContain('limits')
  // It answers every call with ten thousand bytes.
  const { contractAddress } = await chain.send({ data: '0x60108060095f395ff3602060005261270f60205261274f5ff3' })
  const long = await readToken(chain.ask, contractAddress, ada)
  expect(long?.signs).toEqual(expect.arrayContaining(['mute', 'long']))
  expect(long!.name.length).toBeLessThan(50)
})

test('a simulation finds the fee of a token before anything is approved, and names what would fail', async () => {
  const grants = [{ owner: ada!, amount: 1000n, schedule }]
  const calls = (token: Address) => [approveCall(token, 1000n), lockCall(token, grants, ada!)]
  expect(await simulate(chain.ask, ada!, calls(await coin('Coin', [18])))).toEqual({ at: 'fine', received: 1000n })
  expect(await simulate(chain.ask, ada!, calls(await coin('FeeCoin', [500n])))).toEqual({ at: 'fine', received: 950n })
  const hostile = await chain.make('HostileCoin')
  await hostile.tell('mint', [ada, 1000n])
  await hostile.tell('turn', [2])
  expect(await simulate(chain.ask, ada!, calls(hostile.address))).toMatchObject({ at: 'refused' })
  const poor = await simulate(chain.ask, bob!, [lockCall(await coin('Coin', [18]), grants, bob!)])
  expect(poor).toMatchObject({ at: 'refused', why: { message: expect.stringContaining('may not take') } })
})

test('locks are read one by one, by token and by account, with everything that happened to them', async () => {
  const token = await coin('Coin', [18])
  const [first, , third] = await lock(token, [
    { owner: ada!, amount: 100n, schedule },
    { owner: bob!, amount: 200n, schedule },
    { owner: ada!, amount: 300n, schedule: forEver },
  ])
  const read = await readLock(chain.ask, first!)
  expect(read).toMatchObject({ token, owner: ada, amount: 100n, withdrawn: 0n, schedule })
  const now = Number(((await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }).timestamp)
  expect(Number(read!.vested - vestedAt({ amount: 100n, schedule }, now))).toBeLessThanOrEqual(1)
  expect(await readLock(chain.ask, { ...first!, id: first!.id + 50n })).toBeUndefined()
  expect([await wasMade(chain.ask, first!), await wasMade(chain.ask, { ...first!, id: first!.id + 50n })]).toEqual([
    true,
    false,
  ])

  await chain.send(actionCall({ does: 'split', id: first!.id, amount: 40n }))
  await chain.send(actionCall({ does: 'proposeTransfer', id: third!.id, to: bob! }))
  const ask = chainThings
  const mine = await readAccount(chain.ask, { account: ada!, ask })
  expect(mine).toMatchObject({ index: { stopped: false }, complete: true })
  expect(mine.own.filter((one) => one.token === token).map(({ amount }) => amount)).toEqual([60n, 300n, 40n])
  const his = await readAccount(chain.ask, { account: bob!, ask })
  expect(his.offered.map(({ id }) => id)).toEqual([third!.id])

  await chain.send({ ...actionCall({ does: 'acceptTransfer', id: third!.id }), from: bob })
  expect((await readAccount(chain.ask, { account: bob!, ask })).offered).toEqual([])
  const events = await chainEvents(chain.ask, { ...lockerOf(third!.locker), id: third!.id })
  expect(events.map(({ eventName }) => eventName)).toEqual(['Locked', 'TransferProposed', 'Transferred'])
})

test('the contract accepts every action that the owner of a lock is offered', async () => {
  const token = await coin('Coin', [18])
  const half = { ...schedule, end: far - 1 }
  await lock(token, [
    { owner: ada!, amount: 100_000n, schedule: half },
    { owner: ada!, amount: 50_000n, schedule: half },
  ])
  await chain.send(approveCall(token, 1000n))
  const read = (await readToken(chain.ask, token, ada))!
  const { locks } = await locksOfToken(chain.ask, { token })
  const [one] = locks as [Lock, Lock]
  const around = { others: locks, solvent: true, now: Date.now() / 1000 }
  const typed = {
    amount: '0.0000000000000001',
    account: bob!,
    end: '2097-01-01T00:00',
    from: String(locks[1]!.id),
    form: 'free' as const,
  }
  const offered = actionsOf(one, around)
  const holding = { held: 0n, owed: 0n }
  expect(offered).toEqual([
    'withdraw',
    'extend',
    'increase',
    'split',
    'merge',
    'proposeTransfer',
    'wrap',
    'makePermanent',
  ])
  // The lock has to be offered to LockDeeds first: deeds.test.ts does both.
  for (const does of offered.filter((name) => name !== 'wrap')) {
    const action = actionOf(does, typed, {
      lock: one,
      others: locks,
      unit: read,
      account: ada!,
      balance: read.balance,
      holding,
    })
    expect(await simulate(chain.ask, ada!, [actionCall(action as LockAction)])).toMatchObject({ at: 'fine' })
  }
  await chain.send(actionCall({ does: 'proposeTransfer', id: one.id, to: bob! }))
  const [again] = (await locksOfToken(chain.ask, { token })).locks
  expect(actionsOf(again!, around)).toContain('cancelTransfer')
  expect(await simulate(chain.ask, ada!, [actionCall({ does: 'cancelTransfer', id: one.id })])).toMatchObject({
    at: 'fine',
  })
  const stranger = await simulate(chain.ask, bob!, [actionCall({ does: 'makePermanent', id: one.id })])
  expect(stranger).toMatchObject({ at: 'refused', why: { message: 'This account does not own the lock.' } })
})

test('where a token took balance away, what is shown is what is paid, and nothing if it is less by then', async () => {
  const { address, tell } = await chain.make('RebasingCoin')
  const token = getAddress(address)
  await tell('mint', [ada, 1_000_000n])
  const [one] = (await lock(token, [
    { owner: ada!, amount: 600_000n, schedule },
    { owner: bob!, amount: 400_000n, schedule },
  ])) as [Lock]
  await tell('rebase', [5n * 10n ** 17n])
  const unit = (await readHeldToken(chain.ask, one, ada!))!
  expect(unit.holding).toEqual({ held: 500_000n, owed: 1_000_000n })
  expect(unit.proof.solvent).toBe(false)
  const around = {
    lock: one,
    others: [],
    unit: { ...unit, decimals: 0 },
    account: ada!,
    balance: 0n,
    holding: unit.holding,
  }
  const typed = { amount: '101', account: '', end: '', from: '', form: 'free' as const }
  const action = actionOf('withdrawShare', typed, around) as LockAction
  expect(action).toMatchObject({ amount: 101n, minimum: 50n, to: ada })
  expect(actionOf('withdrawShare', { ...typed, amount: '1' }, around)).toMatch(/^Nothing would be paid for that now/)

  await tell('rebase', [4n * 10n ** 17n])
  const late = await simulate(chain.ask, ada!, [actionCall(action)])
  expect(late).toMatchObject({ at: 'refused', why: { remedy: expect.stringContaining('less is left than was shown') } })
  await tell('rebase', [5n * 10n ** 17n])
  await chain.send(actionCall(action))
  const events = await chainEvents(chain.ask, { ...lockerOf(one.locker), id: one.id })
  expect(events.at(-1)).toMatchObject({ eventName: 'PaidShare', args: { paid: 50n } })
})

test('without an index the locks of tokens that were looked at are there, and it is said that the list is not whole', async () => {
  const token = await coin('Coin', [18])
  await lock(token, [{ owner: ada!, amount: 100n, schedule }])
  const found = await readAccount(chain.ask, { account: ada!, tokens: [token], ask: async () => undefined })
  expect(found).toMatchObject({ own: [{ token, amount: 100n }], offered: [], index: undefined })
})

test('two hundred locks in one list take at most five requests', async () => {
  const token = await coin('Coin', [18])
  const grants = Array.from({ length: 200 }, () => ({ owner: bob!, amount: 7n, schedule }))
  await lock(token, grants)
  const things = chainThings(chain.ask, { account: bob!, contracts: lockerNames })
  await things
  const asking = vi.spyOn(globalThis, 'fetch')
  const account = await readAccount(rpcAt(chain.url), { account: bob!, ask: () => things })
  expect(account.own.filter((one) => one.token === token)).toHaveLength(200)
  expect(asking.mock.calls.length).toBeLessThanOrEqual(5)
  asking.mockRestore()
})

test('every action on a lock is a call that the contract knows', () => {
  const actions = [
    { does: 'withdraw', id: 1n, to: zeroAddress, amount: 2n },
    { does: 'withdrawShare', id: 1n, to: zeroAddress, amount: 2n, minimum: 1n },
    { does: 'increase', id: 1n, amount: 2n, owner: zeroAddress, latestEnd: 3 },
    { does: 'extend', id: 1n, newEnd: 3 },
    { does: 'merge', id: 1n, from: 4n },
    { does: 'makePermanent', id: 1n },
    { does: 'cancelTransfer', id: 1n },
  ] as const
  for (const action of actions) {
    const { does, ...values } = action
    const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: does, args: Object.values(values) } as never)
    expect(actionCall(action)).toEqual({ to: contractAddresses.TokenLocker, data })
  }
})
