import { getAddress, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainEvents, chainThings } from '#tests/chain-as-index.ts'
import { readContract } from '#chain/read/rpc.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { actionsOf } from '#tools/grants/list/action-choices.ts'
import { actionOf } from '#tools/grants/list/action-fields.tsx'
import { findStep } from '#tools/grants/plan/find-step.ts'
import { grantsAtOnce } from '#tools/grants/plan/grant-batches.ts'
import { stepsOf, type GrantPlan } from '#tools/grants/plan/grant-plan.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import { actionCall, approveCall, createCall, curveHash, defineCall, nobody, type GrantTerms } from './grant-calls.ts'
import { keptOf, refundableOf, revocationOf, vestedOf, withdrawableOf } from './grant-state.ts'
import { grantsContract } from './grants-contract.ts'
import { permitData, readPermit, signedPermit } from './permit.ts'
import { readAccount, readGrantToken } from './read-account.ts'
import { readCurve, readGrant, wasMade, type Grant } from './read-grants.ts'
import { simulate } from './simulate-grants.ts'

const day = 86_400
let chain: Awaited<ReturnType<typeof lockChain>>
let [ada, bob, eve]: Address[] = []
let coin: Awaited<ReturnType<typeof chain.make>>
let token: Address
let now = 0
let made = 0n

beforeAll(async () => {
  chain = await lockChain()
  ;[ada, bob, eve] = chain.accounts.map((address) => getAddress(address))
  coin = await chain.make('Coin', [18])
  token = getAddress(coin.address)
  await coin.tell('mint', [ada, 10n ** 30n])
  await chain.send(approveCall(token, 2n ** 255n))
  now = await time()
}, 60_000)
afterAll(() => chain.stop())

async function time(): Promise<number> {
  const { timestamp } = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: `0x${string}` }
  return Number(timestamp)
}

type Given = { schedule: Schedule; terms?: Partial<GrantTerms>; curve?: readonly Segment[]; receiver?: Address }

async function grant({ schedule, terms, curve, receiver = bob! }: Given, amount = 10n ** 20n + 7n): Promise<Grant> {
  if (curve) await chain.send(defineCall(curve))
  const given = { revoker: ada!, notice: 0, pushable: false, ...terms }
  await chain.send(createCall({ token, awards: [{ receiver, amount, schedule }], terms: given, curve }))
  made += 1n
  return (await readGrant(chain.ask, (BigInt(token) << 96n) | made))!
}

const view = (name: 'vestedAt', id: bigint, at: number) =>
  readContract(chain.ask, { to: grantsContract.address, abi: grantsContract.abi, name, args: [id, BigInt(at)] })
const line = (): Schedule => ({ start: now - 50 * day, cliff: now - 10 * day, end: now + 50 * day, steps: 0 })
const idsOf = (grants: readonly Grant[]) => grants.map(({ id }) => id)
const act = (from: Address, action: Parameters<typeof actionCall>[0]) => chain.send({ from, ...actionCall(action) })

const curves: Record<string, readonly Segment[]> = {
  'every 30 days': [{ length: 400 * day, weight: 1n, granularity: 30 * day, power: 1 }],
  bends: [
    { length: 30 * day, weight: 2500n, granularity: 0, power: 0 },
    { length: 100 * day, weight: 3000n, granularity: 0, power: 2 },
    { length: 50 * day, weight: 0n, granularity: 0, power: 1 },
    { length: 0, weight: 500n, granularity: 0, power: 0 },
    { length: 80 * day, weight: 4000n, granularity: day, power: -3 },
  ],
}

test.each(Object.entries(curves))(
  'what vests on the curve %s is what the contract says, to the unit',
  async (_, curve) => {
    const length = curve.reduce((sum, segment) => sum + segment.length, 0)
    const schedule = { start: now - 20 * day, cliff: now + 10 * day, end: now - 20 * day + length, steps: 0 }
    const one = await grant({ schedule, curve })
    expect(one.segments).toEqual(curve)
    const borders = curve.reduce<number[]>(
      (ends, segment) => [...ends, (ends.at(-1) ?? schedule.start) + segment.length],
      [],
    )
    const times = [schedule.start, schedule.cliff, ...borders].flatMap((at) => [at - 1, at, at + 1, at + 12_345])
    for (const at of times) expect(vestedOf(one, at), `at ${at}`).toBe(await view('vestedAt', one.id, at))
  },
)

test('a revocation leaves to each side what is shown before, and each takes its own', async () => {
  const one = await grant({ schedule: line(), terms: { notice: 10 * day } })
  const coinRead = (await readGrantToken(chain.ask, token, ada))!
  const around = { grant: one, token: coinRead, account: ada!, now: await time() }
  expect(actionsOf(one, { account: ada!, now: around.now, solvent: true })).toEqual([
    'revoke',
    'renounce',
    'offerRight',
  ])
  expect(revocationOf(one, 0, around.now).stop).toBe(around.now + 10 * day)
  const later = now + 20 * day
  const shown = revocationOf(one, later, around.now)
  expect(shown.stop).toBe(later)
  await act(ada!, { does: 'revoke', id: one.id, when: later })
  const after = (await readGrant(chain.ask, one.id))!
  expect([keptOf(after), refundableOf(after), after.stop]).toEqual([shown.kept, shown.back, later])
  expect(actionsOf(after, { account: ada!, now: around.now, solvent: true })[0]).toBe('refund')
  const action = actionOf('refund', { amount: '', account: eve!, when: '' }, { ...around, grant: after })
  expect(action).toEqual({ does: 'refund', id: one.id, to: eve, minimum: shown.back })
  await act(ada!, action as never)
  const asked = { to: token, abi: tokenAbi, name: 'balanceOf', args: [eve!] } as const
  expect(await readContract(chain.ask, asked)).toBe(shown.back)
  expect(refundableOf((await readGrant(chain.ask, one.id))!)).toBe(0n)
  expect(vestedOf(after, later + day)).toBe(await view('vestedAt', one.id, later + day))
})

test('an account finds what it receives, has given, can revoke and is offered', async () => {
  const mine = await grant({ schedule: line(), receiver: eve!, terms: { revoker: nobody } })
  const theirs = await grant({ schedule: line(), receiver: eve!, terms: { revoker: bob!, pushable: true } })
  await act(eve!, { does: 'proposeReceiver', id: mine.id, to: bob! })
  const ids = async (account: Address) => {
    const { received, given, offered } = await readAccount(chain.ask, account, chainThings)
    return { received: idsOf(received), given: idsOf(given), offered: idsOf(offered) }
  }
  expect((await ids(ada!)).given).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  expect((await ids(bob!)).given).toEqual([theirs.id])
  expect((await ids(bob!)).offered).toEqual([mine.id])
  expect((await ids(eve!)).received).toEqual([theirs.id, mine.id])
  expect(actionsOf(theirs, { account: ada!, now: await time(), solvent: true })).toEqual(['push'])
  expect(actionsOf(mine, { account: ada!, now: await time(), solvent: true })).toEqual([])
  await act(bob!, { does: 'acceptReceiver', id: mine.id })
  expect((await ids(bob!)).received).toContain(mine.id)
  const events = await chainEvents(chain.ask, { ...grantsContract, id: mine.id })
  expect(events.map(({ eventName }) => eventName)).toEqual(['Granted', 'ReceiverProposed', 'ReceiverChanged'])
})

test('what can be withdrawn is withdrawn, one by one and many at once, until the grant is gone', async () => {
  const [one, other] = [await grant({ schedule: line() }), await grant({ schedule: line() })]
  const ready = withdrawableOf(one, await time())
  expect(ready).toBeGreaterThan(0n)
  await act(bob!, { does: 'withdraw', id: one.id, to: bob!, amount: ready })
  await act(bob!, { does: 'withdrawMany', ids: [one.id, other.id], to: bob! })
  expect((await readGrant(chain.ask, other.id))!.withdrawn).toBeGreaterThanOrEqual(ready)
  const short = await grant({ schedule: { ...line(), end: (await time()) + 30 } })
  await chain.ask('evm_increaseTime', [100])
  await act(bob!, { does: 'withdraw', id: short.id, to: bob!, amount: short.amount })
  expect(await readGrant(chain.ask, short.id)).toBeUndefined()
  expect([await wasMade(chain.ask, short.id), await wasMade(chain.ask, short.id + 1000n)]).toEqual([true, false])
})

test.each([
  ['revocable', { notice: 30 * day }, false],
  ['revocable by another, pushable, on a curve', { pushable: true }, true],
  ['nobody can revoke', { revoker: nobody }, false],
] as const)(
  'a full batch, %s, fits into a transaction (EIP-7825) and leaves room for the token',
  async (_, more, curved) => {
    const curve = curved ? curves.bends : undefined
    if (curve) await chain.send(defineCall(curve))
    const terms: GrantTerms = { revoker: curved ? eve! : ada!, notice: 0, pushable: false, ...more }
    const length = curve ? curve.reduce((sum, segment) => sum + segment.length, 0) : 100 * day
    const schedule = { start: now, cliff: now + day, end: now + length, steps: curve ? 0 : 65_535 }
    const count = grantsAtOnce(terms, { from: ada!, curved })
    const awards = Array.from({ length: count }, () => ({
      receiver: privateKeyToAccount(generatePrivateKey()).address,
      amount: 2n ** 90n - 1n,
      schedule,
    }))
    const { gasUsed } = (await chain.send({
      ...createCall({ token, awards, terms, curve }),
      gas: '0x1400000',
    } as never)) as unknown as {
      gasUsed: `0x${string}`
    }
    made += BigInt(count)
    expect(Number(gasUsed)).toBeLessThan(16_777_216 - 700_000)
    expect(Number(gasUsed)).toBeGreaterThan(14_500_000)
  },
)

test('a simulation says what would be granted, or why not', async () => {
  const award = { receiver: bob!, amount: 1000n, schedule: line() }
  const terms = { revoker: ada!, notice: 0, pushable: false }
  const call = (more: object) => createCall({ token, awards: [{ ...award, ...more }], terms })
  expect(await simulate(chain.ask, ada!, [call({})])).toEqual({ at: 'fine', received: 1000n })
  const refused = await simulate(chain.ask, ada!, [call({ receiver: nobody })])
  expect(refused).toMatchObject({ at: 'refused', why: { message: expect.stringContaining('can have no part') } })
  const curve = curves.bends!
  expect(await readCurve(chain.ask, curveHash(curve))).toEqual(curve)
  expect(await readCurve(chain.ask, curveHash([...curve, curve[0]!]))).toEqual([])
})

test('a step whose answer was lost is found on the chain, and one that was not made is not', async () => {
  const curve = [{ length: 123 * day, weight: 1n, granularity: 7 * day, power: 1 }]
  const at = await time()
  const schedule = { start: at, cliff: at, end: at + 123 * day, steps: 0 }
  const plan: GrantPlan = {
    chainId: 31_337,
    from: ada!,
    token: { address: token, symbol: 'COIN', decimals: 18 },
    awards: [
      { receiver: bob!, amount: 5n, schedule, curved: true },
      { receiver: bob!, amount: 5n, schedule: line(), curved: false },
    ],
    terms: { revoker: ada!, notice: 0, pushable: false },
    curve,
    defines: true,
    madeAt: 1,
    block: Number(await chain.ask('eth_blockNumber', [])),
  }
  const find = (step: number, found: GrantPlan['found'] = {}) => findStep(chain.ask, { ...plan, found }, step)
  const steps = stepsOf(plan)
  expect(steps).toHaveLength(3)
  for (const [index, { call }] of steps.entries()) {
    expect(await find(index)).toBeUndefined()
    await chain.send(call)
    expect(await find(index)).toMatch(/^0x[\da-f]{64}$/)
  }
  const [, first] = await Promise.all([find(0), find(1)])
  expect(await find(1, { 0: first! })).toBeUndefined()
  expect(await find(3)).toBeUndefined()
})

test('a permit of a token pays for grants, and a token without one is not asked for it', async () => {
  const ink = await chain.make('PermitCoin', [])
  const key = privateKeyToAccount(generatePrivateKey())
  await ink.tell('mint', [key.address, 1000n])
  const at = getAddress(ink.address)
  expect(await readPermit(chain.ask, { token, owner: key.address, chainId: 31337 })).toBeUndefined()
  const domain = (await readPermit(chain.ask, { token: at, owner: key.address, chainId: 31337 }))!
  const moment = await time()
  const data = permitData(domain, { token: at, owner: key.address, value: 1000n, now: moment, chainId: 31_337 })
  const signature = await key.signTypedData(data as never)
  const permit = signedPermit(signature, { value: 1000n, deadline: moment + day })
  const terms = { revoker: key.address, notice: 0, pushable: false }
  const call = createCall({ token: at, awards: [{ receiver: bob!, amount: 1000n, schedule: line() }], terms }, permit)
  await chain.ask('anvil_setBalance', [key.address, '0xde0b6b3a7640000'])
  await chain.ask('anvil_impersonateAccount', [key.address])
  await chain.send({ from: key.address, ...call })
  expect((await readGrant(chain.ask, (BigInt(at) << 96n) | 1n))!.amount).toBe(1000n)
})
