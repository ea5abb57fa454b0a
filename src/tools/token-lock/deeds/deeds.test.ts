import { encodeFunctionData, getAddress, toFunctionSelector, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainThings } from '#tests/chain-as-index.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { planIn, textOf, type LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { actionCall, approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { deedErrors, explainRevert } from '#tools/token-lock/plan/lock-errors.ts'
import { findBatch } from '#tools/token-lock/plan/find-batch.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { readAccount } from '#tools/token-lock/read/read-account.ts'
import { locksOfToken, type Lock } from '#tools/token-lock/read/read-locks.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { deedAbi, deedCall } from './deed-calls.ts'
import { deedsOn } from './deed-words.ts'
import { readDeed, readDeeds } from './read-deeds.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
beforeAll(async () => {
  chain = await lockChain()
}, 60_000)
afterAll(() => chain.stop())

const selectors = (abi: typeof lockDeedsAbi | typeof tokenLockerAbi | typeof deedAbi) =>
  new Set(abi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item)] : [])))

test('what a page asks of an NFT of a lock is what the contract takes', () => {
  const known = selectors(lockDeedsAbi)
  expect([...selectors(deedAbi)].filter((selector) => !known.has(selector))).toEqual([])
  const id = 1n
  for (const action of [
    { does: 'withdraw', id, to: contractAddresses.LockLens, amount: 1n },
    { does: 'withdrawShare', id, to: contractAddresses.LockLens, amount: 1n, minimum: 1n },
    { does: 'extend', id, newEnd: 1 },
    { does: 'split', id, amount: 1n },
    { does: 'merge', id, from: 2n },
    { does: 'proposeTransfer', id, to: contractAddresses.LockLens },
    { does: 'makePermanent', id },
    { does: 'cancelTransfer', id },
    { does: 'acceptTransfer', id },
    { does: 'wrap', id, byOffer: true },
    { does: 'unwrap', id },
  ] as const) {
    const { to, data } = actionCall(action, { deed: true })
    expect([to, known.has(data.slice(0, 10) as `0x${string}`)]).toEqual([contractAddresses.LockDeeds, true])
  }
  // Tokens are added in the lock contract, which knows LockDeeds as the owner.
  const owner = contractAddresses.LockLens
  expect(actionCall({ does: 'increase', id, amount: 1n, owner, latestEnd: 5 }, { deed: true })).toEqual({
    to: contractAddresses.TokenLocker,
    data: encodeFunctionData({
      abi: tokenLockerAbi,
      functionName: 'increase',
      args: [id, 1n, contractAddresses.LockDeeds, 5],
    }),
  })
})

test('every call of the contract that changes something has words, and every error of its own a sentence', () => {
  const writes = lockDeedsAbi.flatMap((item) =>
    item.type === 'function' && item.stateMutability === 'nonpayable' ? [item.name] : [],
  )
  expect(Object.keys(deedsOn(1).calls).toSorted()).toEqual([...new Set(writes)].toSorted())
  const errors = lockDeedsAbi.flatMap((item) =>
    item.type === 'error' && item.name.startsWith('LockDeeds_') ? [item.name] : [],
  )
  expect(Object.keys(deedErrors).toSorted()).toEqual(errors.toSorted())
  expect(explainRevert('0xdeadbeef').message).toContain('0xdeadbeef')
})

test('a lock that is made as an NFT is found by its holder, with its picture, and again after a lost answer', async () => {
  const [ada, bob] = chain.accounts.map((account) => getAddress(account)) as [Address, Address]
  const coin = await chain.make('Coin', [18])
  const token = getAddress(coin.address)
  await coin.tell('mint', [ada, 100n])
  const block = Number(await chain.ask('eth_blockNumber', []))
  await chain.send({ from: ada, ...approveCall(token, 100n, contractAddresses.LockDeeds) })
  const grant = { owner: bob, amount: 100n, schedule: forEver }
  const { transactionHash } = (await chain.send({
    from: ada,
    ...deedCall(token, grant, { kind: 'offer' }),
  })) as unknown as { transactionHash: string }

  const plan: LockPlan = {
    chainId: 31_337,
    from: ada,
    token: { address: token, symbol: 'COIN', decimals: 18 },
    grants: [grant],
    deed: 'offer',
    madeAt: 1,
    block,
  }
  expect(planIn(textOf(plan))).toEqual(plan)
  expect(planIn(textOf({ ...plan, grants: [grant, grant] }))).toBeUndefined()
  expect(await findBatch(chain.ask, plan, 0)).toBe(transactionHash)
  expect(await findBatch(chain.ask, { ...plan, grants: [{ ...grant, owner: ada }] }, 0)).toBeUndefined()

  const { own, offered } = await readDeeds(chain.ask, bob, chainThings)
  expect(offered).toEqual([])
  expect(own).toMatchObject([{ owner: bob, amount: 100n, byOffer: true, token }])
  expect(own[0]!.picture).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await readDeeds(chain.ask, ada, chainThings)).own).toEqual([])

  const { id } = own[0]!
  await chain.send({ from: bob, ...actionCall({ does: 'proposeTransfer', id, to: ada }, { deed: true }) })
  expect((await readDeeds(chain.ask, ada, chainThings)).offered).toMatchObject([{ id, pendingOwner: ada }])
  await chain.send({ from: ada, ...actionCall({ does: 'acceptTransfer', id }, { deed: true }) })
  expect((await readDeeds(chain.ask, ada, chainThings)).own).toMatchObject([{ id, owner: ada }])
  expect((await readDeeds(chain.ask, bob, chainThings)).own).toEqual([])
}, 60_000)

test('a plain lock becomes an NFT by an offer and a wrap, and comes out again; out of turn both are refused in words', async () => {
  const [ada, bob] = chain.accounts.map((account) => getAddress(account)) as [Address, Address]
  const coin = await chain.make('Coin', [18])
  const token = getAddress(coin.address)
  await coin.tell('mint', [ada, 100n])
  await chain.send({ from: ada, ...approveCall(token, 100n) })
  await chain.send({ from: ada, ...lockCall(token, [{ owner: ada, amount: 100n, schedule: forEver }], ada) })
  const [{ id }] = (await locksOfToken(chain.ask, { token })).locks as [Lock]

  const wrap = actionCall({ does: 'wrap', id, byOffer: false })
  const early = await simulate(chain.ask, ada, [wrap])
  expect(early).toMatchObject({ at: 'refused', why: { remedy: deedErrors.LockDeeds_NotOffered!([])[1] } })
  await chain.send({ from: ada, ...actionCall({ does: 'proposeTransfer', id, to: contractAddresses.LockDeeds }) })
  await chain.send({ from: ada, ...wrap })
  expect(await readDeed(chain.ask, id, ada)).toMatchObject({ id, owner: ada, amount: 100n, byOffer: false })

  const unwrap = actionCall({ does: 'unwrap', id })
  const stranger = await simulate(chain.ask, bob, [unwrap])
  expect(stranger).toMatchObject({ at: 'refused', why: { remedy: deedErrors.LockDeeds_NotHolder!([])[1] } })
  await chain.send({ from: ada, ...unwrap })
  expect(await readDeed(chain.ask, id, ada)).toBeUndefined()
  expect((await readAccount(chain.ask, { account: ada, ask: chainThings })).offered).toMatchObject([
    { id, pendingOwner: ada },
  ])
  await chain.send({ from: ada, ...actionCall({ does: 'acceptTransfer', id }) })
  expect((await readAccount(chain.ask, { account: ada, ask: chainThings })).own).toMatchObject([
    { id, owner: ada, amount: 100n },
  ])
}, 60_000)
