import { readFileSync } from 'node:fs'
import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionData,
  getAddress,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type Address,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContract } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { eventWords } from '#tools/token-lock/proof/event-words.ts'
import { proofFile, proofJson } from '#tools/token-lock/proof/proof-json.ts'
import { servedProof } from '#tools/token-lock/proof/proof-html.server.ts'
import { readProof, type Proof } from '#tools/token-lock/proof/read-proof.ts'
import { actionsOf, mergeable } from '#tools/token-lock/list/action-choices.ts'
import { actionOf } from '#tools/token-lock/list/action-fields.tsx'
import { findBatch } from '#tools/token-lock/plan/find-batch.ts'
import { actionCall, approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { explainRevert, votesErrors } from '#tools/token-lock/plan/lock-errors.ts'
import { batchesIn, planIn, takerOf, textOf, type LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { madeLocks } from '#tools/token-lock/plan/made-locks.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { readHeldToken } from '#tools/token-lock/read/fair-share.ts'
import { readAccount } from '#tools/token-lock/read/read-account.ts'
import { locksOfToken, readLock, wasMade, type Lock } from '#tools/token-lock/read/read-locks.ts'
import { chainEvents, chainThings } from '#tests/chain-as-index.ts'
import { lockerOf } from '#tools/token-lock/read/lockers.ts'
import type { LockKey } from '#tools/token-lock/read/lock-number.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { hasVotes } from './read-votes.ts'
import { votesAbi, votingLockAbi } from './votes-abi.ts'
import { delegateComplaint, delegateOf } from './votes-choice.ts'
import { votesGas } from './votes-gas.ts'
import { votingLockerOn } from './votes-words.ts'

const spender = contractAddresses.VotingLocker
const schedule = { start: 1_700_000_000, cliff: 1_700_000_000, end: 4_000_000_000, steps: 0 }
const votesOf = parseAbi(['function getVotes(address account) view returns (uint256)'])
let chain: Awaited<ReturnType<typeof lockChain>>
let [ada, bob, eve]: Address[] = []

beforeAll(async () => {
  chain = await lockChain()
  ;[ada, bob, eve] = chain.accounts.map((address) => getAddress(address))
}, 60_000)
afterAll(() => chain.stop())

async function votesCoin() {
  const { address, tell } = await chain.make('VotesCoin')
  await tell('mint', [ada, 1000n])
  return getAddress(address)
}

async function lockWithVotes(token: Address, amount: bigint, delegate: Address) {
  await chain.send(approveCall(token, amount, spender))
  const grants = [{ owner: ada!, amount, schedule }]
  const { transactionHash } = (await chain.send(lockCall(token, grants, ada!, { delegate }))) as unknown as {
    transactionHash: `0x${string}`
  }
  return transactionHash
}

const getVotes = (token: Address, account: Address) =>
  readContract(chain.ask, { to: token, abi: votesOf, name: 'getVotes', args: [account] })

const selectors = (abi: Abi) =>
  new Set(
    abi.flatMap((item) =>
      item.type === 'function' ? [toFunctionSelector(item)] : item.type === 'event' ? [toEventSelector(item)] : [],
    ),
  )

test('what a page asks of a lock with votes is what the contract has, each call in words and each error in a sentence', () => {
  const known = selectors(votingLockerAbi)
  expect([...selectors(votesAbi), ...selectors(votingLockAbi)].filter((one) => !known.has(one))).toEqual([])
  const writes = votingLockerAbi.flatMap((item) =>
    item.type === 'function' && item.stateMutability === 'nonpayable' ? [item.name] : [],
  )
  expect(Object.keys(votingLockerOn(1).calls).toSorted()).toEqual([...new Set(writes)].toSorted())
  const errors = votingLockerAbi.filter((item) => item.type === 'error' && item.name.startsWith('VotingLocker_'))
  expect(Object.keys(votesErrors).toSorted()).toEqual(errors.map((item) => (item as { name: string }).name).toSorted())
  for (const { name, inputs } of errors as { name: string; inputs: readonly { type: string }[] }[]) {
    const args = inputs.map(({ type }) => (type === 'address' ? ada! : 1n))
    const data = encodeErrorResult({ abi: votingLockerAbi, errorName: name, args } as never)
    expect(explainRevert(data).message).toBe(votesErrors[name]!([])[0])
  }
})

const round = (gas = '') => (Math.round(Number(gas) / 1000) * 1000).toLocaleString('en')

test('the gas that the form tells is what was measured, to a thousand', () => {
  const lockGas = JSON.parse(readFileSync('contracts/snapshots/VotingLocker.json', 'utf8')) as Record<string, string>
  expect(votesGas).toEqual({ lock: round(lockGas['lock']), first: round(lockGas['lock, new delegate']) })
})

const signature = `0x${'11'.repeat(32)}${'22'.repeat(32)}1b` as const
const signed = { value: '40', nonce: '3', deadline: 9, signature } as const
const grantsTo = (owner: Address) => [{ owner, amount: 40n, schedule }]
const permits = [undefined, { by: 'permit', name: 'Vote', version: '1', signed }, { by: 'permit2', signed }] as const

test.each(permits)('one lock, one for another and many carry the delegate, with the permit %j', (permit) => {
  const end = permit ? (permit.by === 'permit' ? 'WithPermit' : 'WithPermit2') : ''
  for (const [given, name] of [
    [grantsTo(ada!), `lock${end}`],
    [grantsTo(bob!), permit ? `lock${end}` : 'lockFor'],
    [[...grantsTo(ada!), ...grantsTo(bob!)], `lockMany${end}`],
  ] as const) {
    const { to, data } = lockCall(eve!, given, ada!, { permit, delegate: bob! })
    const { functionName, args = [] } = decodeFunctionData({ abi: votingLockerAbi, data })
    const { inputs } = votingLockerAbi.find((item) => item.type === 'function' && item.name === functionName) as {
      inputs: readonly { name: string }[]
    }
    const said = Object.fromEntries(inputs.map((input, at) => [input.name, args[at]]))
    expect([to, functionName]).toEqual([spender, name])
    expect(said).toMatchObject({ token: eve, delegatee: bob })
  }
})

test('votes are offered for a token that counts them, and for no other', async () => {
  expect(await hasVotes(chain.ask, await votesCoin(), ada!)).toBe(true)
  expect(await hasVotes(chain.ask, (await chain.make('Coin', [18])).address, ada!)).toBe(false)
  expect(await hasVotes(chain.ask, ada!, ada!)).toBe(false)
})

test('an empty field means the account, and what is no address is a complaint', () => {
  expect(delegateOf({ counts: false, delegate: bob! }, ada!)).toBeUndefined()
  expect(delegateOf({ counts: true, delegate: ' ' }, ada!)).toBe(ada)
  expect(delegateOf({ counts: true, delegate: ` ${bob} ` }, ada!)).toBe(bob)
  expect(delegateComplaint({ counts: true, delegate: '' })).toBeUndefined()
  expect(delegateComplaint({ counts: true, delegate: '0x12' })).toContain('not an address')
})

test('a lock with votes is made, read beside the plain one of the same id, and its votes follow the delegate', async () => {
  const token = await votesCoin()
  await chain.send(approveCall(token, 100n))
  await chain.send(lockCall(token, [{ owner: ada!, amount: 100n, schedule }], ada!))
  const block = Number(await chain.ask('eth_blockNumber', []))
  const hash = await lockWithVotes(token, 40n, bob!)
  expect(await getVotes(token, bob!)).toBe(40n)

  const { locks, complete } = await locksOfToken(chain.ask, { token })
  const [plain, votes] = locks as [Lock, Lock]
  expect([locks.length, complete, plain.id === votes.id]).toEqual([2, true, true])
  expect([plain.delegate, votes.delegate, votes.locker]).toEqual([undefined, bob, 'VotingLocker'])
  expect(await madeLocks(chain.ask, [hash])).toEqual([{ id: votes.id, locker: 'VotingLocker' }])
  expect(await readLock(chain.ask, votes)).toMatchObject({ amount: 40n, delegate: bob, locker: 'VotingLocker' })
  expect(await readLock(chain.ask, plain)).toMatchObject({ amount: 100n, locker: 'TokenLocker' })
  expect([await wasMade(chain.ask, votes), await wasMade(chain.ask, { ...votes, id: votes.id + 1n })]).toEqual([
    true,
    false,
  ])
  const mine = (await readAccount(chain.ask, { account: ada!, ask: chainThings })).own.filter(
    (lock) => lock.token === token,
  )
  expect(mine.map(({ locker }) => locker)).toEqual(['TokenLocker', 'VotingLocker'])

  const plan: LockPlan = {
    chainId: 31_337,
    from: ada!,
    token: { address: token, symbol: 'VOTE', decimals: 18 },
    grants: [{ owner: ada!, amount: 40n, schedule }],
    delegate: bob!,
    madeAt: 1,
    block,
  }
  expect(planIn(textOf(plan))).toEqual(plan)
  expect(planIn(textOf({ ...plan, delegate: '0x12' }))).toBeUndefined()
  expect(planIn(textOf({ ...plan, deed: 'free' }))).toBeUndefined()
  expect([takerOf(plan), batchesIn(plan)[0]!.call.to]).toEqual([spender, spender])
  expect(await findBatch(chain.ask, plan, 0)).toBe(hash)
  expect(await findBatch(chain.ask, { ...plan, delegate: undefined }, 0)).toBeUndefined()

  await chain.send(actionCall({ does: 'changeDelegate', id: votes.id, delegate: eve! }, votes))
  expect([await getVotes(token, bob!), await getVotes(token, eve!)]).toEqual([0n, 40n])
  const eventsOf = async ({ id, locker }: LockKey) =>
    (await chainEvents(chain.ask, { ...lockerOf(locker), id })).map((event) => ({ ...event, locker }))
  const events = await eventsOf(votes)
  expect(events.map(({ eventName }) => eventName)).toEqual(['Locked', 'DelegateChanged', 'DelegateChanged'])
  const unit = { symbol: 'VOTE', decimals: 0 }
  expect(events.map((event) => eventWords(event, votes, unit)).slice(1)).toEqual([
    `Its votes count for ${bob}.`,
    `Its votes passed from ${bob} to ${eve}.`,
  ])
  // What happened to the plain lock of the same id is not in it.
  expect(await eventsOf(plain)).toHaveLength(1)
})

test('the contract accepts every action that the owner of a lock with votes is offered', async () => {
  const token = await votesCoin()
  for (const amount of [100n, 50n]) await lockWithVotes(token, amount, ada!)
  await chain.send(approveCall(token, 1n, spender))
  const { locks } = await locksOfToken(chain.ask, { token })
  const [one] = locks as [Lock]
  const unit = { ...(await readHeldToken(chain.ask, one, ada))!, decimals: 0 }
  expect(unit).toMatchObject({ allowance: 1n, holding: { held: 150n, owed: 150n } })
  const around = { others: locks, solvent: true, now: Date.now() / 1000 }
  const offered = actionsOf(one, around)
  expect(offered).toEqual([
    'withdraw',
    'extend',
    'increase',
    'split',
    'merge',
    'proposeTransfer',
    'changeDelegate',
    'makePermanent',
  ])
  expect(actionsOf(one, { ...around, solvent: false })).not.toContain('changeDelegate')
  const typed = {
    amount: '1',
    account: bob!,
    end: '2097-01-01T00:00',
    from: String(locks[1]!.id),
    form: 'free' as const,
  }
  const now = { lock: one, others: locks, unit, account: ada!, balance: unit.balance, holding: unit.holding }
  for (const does of offered) {
    const action = actionOf(does, typed, now)
    if (typeof action === 'string') throw new Error(`${does}: ${action}`)
    expect([does, await simulate(chain.ask, ada!, [actionCall(action, one)])]).toMatchObject([does, { at: 'fine' }])
  }
  expect(actionOf('changeDelegate', { ...typed, account: '' }, now)).toMatch(/delegate already/)
  // Of another contract, or another delegate, nothing merges.
  expect(
    mergeable(one, [
      { ...locks[1]!, locker: 'TokenLocker' },
      { ...locks[1]!, delegate: bob! },
    ]),
  ).toEqual([])
})

test('the proof of a lock with votes says who votes, and sums both kinds', async () => {
  const token = await votesCoin()
  await chain.send(approveCall(token, 100n))
  await chain.send(lockCall(token, [{ owner: ada!, amount: 100n, schedule: forEver }], ada!))
  await chain.send(approveCall(token, 300n, spender))
  const many = [100n, 200n].map((amount) => ({ owner: bob!, amount, schedule: forEver }))
  await chain.send(lockCall(token, many, ada!, { delegate: eve! }))
  const [, lock] = (await locksOfToken(chain.ask, { token })).locks as [Lock, Lock]
  const proof = (await readProof(chain.ask, lock)) as Extract<Proof, { at: 'there' }>
  expect(proof).toMatchObject({
    lock: { delegate: eve, locker: 'VotingLocker', amount: 100n },
    token: { proof: { owed: 300n, solvent: true }, inLocks: 400n },
    sums: { ladder: { total: 400n, permanent: 400n } },
  })
  const html = servedProof(proof).body.text
  expect(html).toContain('Its votes count for')
  expect(html).toContain('No. 1 with votes of Vote, VOTE')
  expect(html).toContain(`token-lock-${token}-1-votes.json`)
  expect(proofFile({ ...lock, locker: 'TokenLocker' })).toBe(`token-lock-${lock.id}.json`)
  const saved = JSON.parse(proofJson(proof)) as { lock: object; check: { to: string; data: string } }
  expect(saved.lock).toMatchObject({ locker: 'VotingLocker', delegate: eve })
  expect(saved.check).toMatchObject({
    to: spender,
    data: encodeFunctionData({ abi: votingLockerAbi, functionName: 'lockOf', args: [lock.id] }),
  })
  expect(await readProof(chain.ask, { ...lock, id: lock.id + 9n })).toMatchObject({ at: 'never' })
})

test('a token without votes is refused in words before anything is approved', async () => {
  const { address, tell } = await chain.make('Coin', [18])
  await tell('mint', [ada, 10n])
  const grants = [{ owner: ada!, amount: 10n, schedule: forEver }]
  const calls = [approveCall(address, 10n, spender), lockCall(address, grants, ada!, { delegate: ada! })]
  const [, remedy] = votesErrors.VotingLocker_NoVotes!([])
  expect(await simulate(chain.ask, ada!, calls)).toMatchObject({ at: 'refused', why: { remedy } })
})
