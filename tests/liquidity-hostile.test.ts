import { join } from 'node:path'
import solc from 'solc'
import { encodeDeployData, encodeFunctionData, getAddress, parseAbi, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { chainThings } from '#tests/chain-as-index.ts'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { readPoolNow } from '#chain/liquidity/read-pool.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { sampleGiver } from '#server/local-chain/give-samples.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { callOf, type PositionAction } from '#tools/liquidity-lock/form/position-calls.ts'
import { readPositionProof } from '#tools/liquidity-lock/proof/read-position-proof.ts'
import { readLiquidity } from '#tools/liquidity-lock/read/read-liquidity.ts'
import { never, readPositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'

vi.setConfig({ testTimeout: 60_000 })

const entry = 'contracts/testing/HostileManagers.sol'
const abi = parseAbi(['constructor(address lens)', 'function turn(uint8 mood)'])

/** The ways in which a manager turns on who asks it: `Mood` of HostileManager, from the flood on. */
const moods = [1, 2, 3, 4, 5, 6, 7, 8]

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
const accounts = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account))
const [victim, enemy] = accounts as [Address, Address]
await sampleGiver(chain.ask)(victim)
const rpc = rpcAt(chain.url)

async function send(from: Address, call: { to?: Address; data: Hex }) {
  const hash = await rpc('eth_sendTransaction', [{ from, gas: '0x4c4b40', ...call }])
  let receipt: { status: Hex; contractAddress: Address } | undefined
  await vi.waitFor(async () => {
    receipt = (await rpc('eth_getTransactionReceipt', [hash])) as typeof receipt
    expect(receipt).toMatchObject({ status: '0x1' })
  })
  return receipt!
}
const perform = (from: Address, wanted: PositionAction) => send(from, callOf(wanted))

function hostileCode(): Hex {
  const input = {
    language: 'Solidity',
    sources: sourcesOf(join(import.meta.dirname, '..'), [entry]),
    settings: { evmVersion: 'cancun', outputSelection: { [entry]: { HostileManager: ['evm.bytecode.object'] } } },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  return `0x${contracts[entry].HostileManager.evm.bytecode.object}`
}

test('sixteen hostile locks in an account’s name take nothing from its list, and its own lock is there in few requests', async () => {
  const { manager, tokenId } = (await readLiquidity(rpc, { account: victim, chain: localChain })).positions[0]!
  await perform(victim, { does: 'approve', manager, tokenId })
  await perform(victim, { does: 'lock', manager, kind: 0, tokenId, unlock: never, owner: victim, payee: victim })
  const data = encodeDeployData({ abi, bytecode: hostileCode(), args: [contractAddresses.LockLens] })
  for (const mood of moods) {
    const { contractAddress } = await send(enemy, { data })
    for (const token of [1n, 2n])
      await perform(enemy, {
        does: 'lock',
        manager: contractAddress,
        kind: 0,
        tokenId: token,
        unlock: never,
        owner: victim,
        payee: enemy,
      })
    await send(enemy, { to: contractAddress, data: encodeFunctionData({ abi, functionName: 'turn', args: [mood] }) })
  }

  const things = chainThings(rpc, { account: victim, contracts: ['PositionLocker'] })
  await things
  const asking = vi.spyOn(globalThis, 'fetch')
  const locks = await readPositionLocks(rpc, victim, localChain, () => things)
  expect(asking.mock.calls.length).toBeLessThanOrEqual(8)
  asking.mockRestore()
  expect(locks).toMatchObject({ own: [{ id: 1n, unlock: never }], others: 16, unread: [], complete: true })
  expect(locks.own[0]!.fees).toBeDefined()
  // Nor is a pool touched by positions of a manager that is not its own.
  const facts = await readPoolNow(rpc, sampleWorld.pool, localChain)
  expect(facts).toMatchObject({ parts: [{ id: 1n }], failed: 0, complete: true })
})

/** As on a chain where a token of the pool refuses every transfer: only what is simulated names a sender. */
const noFees: Rpc = (method, params) =>
  'from' in Object(params[0]) ? Promise.reject(new Error('execution reverted')) : rpc(method, params)

test('a lock whose fees a token refuses to tell stays in the list, with everything else that is known of it', async () => {
  const { own } = await readPositionLocks(noFees, victim, localChain, chainThings)
  expect(own).toMatchObject([{ id: 1n, fees: undefined, inRange: true }])
  expect(own[0]!.amounts.every((amount) => amount > 0n)).toBe(true)
})

/** As a chain on which a statement fails. */
const noStatement: Rpc = (method, params) => {
  const { to } = Object(params[0]) as { to?: string }
  const isLens = to?.toLowerCase() === contractAddresses.LiquidityLens.toLowerCase()
  return isLens ? Promise.reject(new Error('out of gas')) : rpc(method, params)
}

test('a statement that fails leaves the proof of a lock as it is, and says so', async () => {
  const answer = await readPositionProof(noStatement, 1n, localChain)
  expect(answer).toMatchObject({ at: 'there', proof: { known: true, pool: undefined, position: { kind: 0 } } })
})
