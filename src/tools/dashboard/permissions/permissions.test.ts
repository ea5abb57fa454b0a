import { join } from 'node:path'
import solc from 'solc'
import {
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  maxUint160,
  maxUint256,
  parseAbi,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'
import { approvalsOf } from '#chain/index/asked.server.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { followChain } from '#tests/follow-chain.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { permit2RuntimeCode } from '#tests/permit2-code.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { limitText, permissionName, riskText, type HeldPermission } from './held-permission.ts'
import { readPermissions } from './read-permissions.server.ts'
import { revokeKind } from './revoke-kind.ts'
import { callOf, endedBy, planIn, stepsOf, type RevokePlan } from './revoke-plan.ts'

const tokens = `pragma solidity ^0.8.24;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC6909} from "@openzeppelin/contracts/token/ERC6909/ERC6909.sol";
contract Ink is ERC20("Ink", "INK") { constructor() { _mint(msg.sender, 100 ether); } }
contract Pieces is ERC721("Pieces", "PCS") { constructor() { _mint(msg.sender, 1); _mint(msg.sender, 2); _mint(msg.sender, 3); } }
contract Editions is ERC1155("") { constructor() { _mint(msg.sender, 1, 4, ""); _mint(msg.sender, 2, 3, ""); } }
contract Ores is ERC6909 { constructor() { _mint(msg.sender, 7, 500); _mint(msg.sender, 8, 20); } }`

const abi = parseAbi([
  'function approve(address to, uint256 value)',
  'function approve(address spender, uint256 id, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function setOperator(address spender, bool approved)',
  'function transferFrom(address from, address to, uint256 value)',
])
const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
  'function permit(address owner, PermitSingle permitSingle, bytes signature)',
  'function invalidateNonces(address token, address spender, uint48 newNonce)',
])

// The first account of every local chain.
const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const chain = await lockChain()
const store = await testDatabase()
const follow = followChain(store.db, chain.url)
const [ada, ben, cas] = chain.accounts.map((account) => getAddress(account)) as [Address, Address, Address]
const { TokenLocker, TokenGrants, LaunchBook } = contractAddresses
const made: Record<string, Address> = {}
let later: number

afterAll(async () => {
  await store.close()
  await chain.stop()
})

const send = (to: Address, data: Hex, from = ada) => chain.send({ from, to, data })

beforeAll(async () => {
  await chain.ask('anvil_setCode', [permit2Address, permit2RuntimeCode])
  const standards = ['ERC20', 'ERC721', 'ERC1155', 'ERC6909']
  const paths = standards.map((name) => `@openzeppelin/contracts/token/${name}/${name}.sol`)
  const input = {
    language: 'Solidity',
    sources: { ...sourcesOf(join(import.meta.dirname, '../../../..'), paths), 'Tokens.sol': { content: tokens } },
    settings: { evmVersion: 'cancun', outputSelection: { 'Tokens.sol': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, Compiled> }
  for (const [name, { abi: own, evm }] of Object.entries(contracts['Tokens.sol']!)) {
    const nonce = Number(await chain.ask('eth_getTransactionCount', [ada, 'latest']))
    const data = encodeDeployData({ abi: own, bytecode: `0x${evm.bytecode.object}` })
    made[name] = getAddress((await chain.send({ from: ada, data })).contractAddress)
    const args = [BigInt(nonce)] as const
    await send(LaunchBook, encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args }))
  }
  const newest = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  later = Math.max(Number(newest.timestamp), Math.floor(Date.now() / 1000)) + 86_400
}, 60_000)

const approve = (token: Address, args: readonly [Address, bigint] | readonly [Address, bigint, bigint]) =>
  send(token, encodeFunctionData({ abi, functionName: 'approve', args: args as never }))
const permit = (spender: Address, amount: bigint, until = later) =>
  send(
    permit2Address,
    encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args: [made.Ink!, spender, amount, until] }),
  )

async function held(account = ada): Promise<readonly HeldPermission[]> {
  await follow()
  const { held: found, more } = await readPermissions(chain.ask, { db: store.db, account, chain: localChain })
  expect(more).toBe(false)
  return found
}

const told = (permissions: readonly HeldPermission[]) =>
  permissions.map((one) => [permissionName(one), limitText(one), riskText(one)])

test('every kind of permission is told with what it may take at most, and what it puts at risk now', async () => {
  const other = getAddress((await chain.make('Coin', [6])).address)
  await approve(made.Ink!, [ben, 40n * 10n ** 18n])
  await approve(made.Ink!, [TokenLocker, maxUint256])
  await approve(made.Ink!, [permit2Address, 25n * 10n ** 18n])
  await permit(ben, maxUint160)
  await signedPermit(cas, 7n * 10n ** 18n)
  await approve(made.Pieces!, [cas, 2n])
  await send(made.Pieces!, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [ben, true] }))
  await send(made.Editions!, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [ben, true] }))
  await send(made.Ores!, encodeFunctionData({ abi, functionName: 'setOperator', args: [ben, true] }))
  await approve(made.Ores!, [cas, 7n, 900n])
  // Of a token that was not made here, only what our contracts may take.
  await approve(other, [ben, 5n])
  await approve(other, [TokenGrants, 5_000_000n])

  const found = await held()

  expect(told(found)).toEqual([
    ['COIN, to TokenGrants', 'It may take up to 5 COIN.', 'nothing now, as the account holds none of it'],
    [
      `No. 7 of ${shortAddress(made.Ores!)}, to ${shortAddress(cas)}`,
      `It may take up to 900 units of No. 7 of ${shortAddress(made.Ores!)}.`,
      '500 units',
    ],
    [
      `${shortAddress(made.Ores!)}, to ${shortAddress(ben)}`,
      `It may take everything of ${shortAddress(made.Ores!)}, under every number.`,
      'what it holds under 2 numbers',
    ],
    [
      `${shortAddress(made.Editions!)}, to ${shortAddress(ben)}`,
      `It may take every piece of ${shortAddress(made.Editions!)}, also later ones.`,
      '7 pieces',
    ],
    [`PCS, to ${shortAddress(ben)}`, 'It may take every piece of PCS, also later ones.', '3 pieces'],
    [`No. 2 of PCS, to ${shortAddress(cas)}`, 'It may take piece No. 2 of PCS.', '1 piece'],
    [`INK through Permit2, to ${shortAddress(cas)}`, 'It may take up to 7 INK.', '7 INK'],
    [`INK through Permit2, to ${shortAddress(ben)}`, 'It may take all INK, also what comes later.', '25 INK'],
    ['INK, to Uniswap Permit2', 'It may take up to 25 INK.', '25 INK'],
    ['INK, to TokenLocker', 'It may take all INK, also what comes later.', '100 INK'],
    [`INK, to ${shortAddress(ben)}`, 'It may take up to 40 INK.', '40 INK'],
  ])
  expect(found.map((one) => one.kind === 'permit2' && one.until).filter(Boolean)).toEqual([later, later])
  expect(found.find(({ spender }) => spender === TokenLocker)!.proof).toMatch(/^Our contract, code 0x/)
  for (const { since } of found) {
    const block = (await chain.ask('eth_getBlockByNumber', [`0x${since.block.toString(16)}`, false])) as {
      timestamp: Hex
    }
    expect(since.at).toBe(Number(block.timestamp))
  }
})

test('what was spent, moved on, expired or ended is not told', async () => {
  const before = told(await held()).map(([name]) => name)
  const take = (token: Address, from: Address, value: bigint) =>
    send(token, encodeFunctionData({ abi, functionName: 'transferFrom', args: [ada, cas, value] }), from)
  await take(made.Ink!, ben, 40n * 10n ** 18n)
  await take(made.Pieces!, cas, 2n)
  await permit(cas, 7n * 10n ** 18n, 1)
  // It takes back numbers of what was signed and not used: what holds, holds on.
  const args = [made.Ink!, ben, 5] as const
  await send(permit2Address, encodeFunctionData({ abi: permit2Abi, functionName: 'invalidateNonces', args }))

  const names = told(await held()).map(([name]) => name)

  const gone = [
    `No. 2 of PCS, to ${shortAddress(cas)}`,
    `INK through Permit2, to ${shortAddress(cas)}`,
    `INK, to ${shortAddress(ben)}`,
  ]
  expect(before.filter((name) => !names.includes(name))).toEqual(gone)
})

test('several are revoked one after the other, those in Permit2 by one transaction, and what has ended is passed over', async () => {
  await permit(cas, 9n)
  await approve(made.Ink!, [ben, 1n])
  const permissions = (await held()).map(endedBy)
  const plan: RevokePlan = { chainId: 31_337, from: ada, madeAt: 0, permissions }
  const steps = stepsOf(plan)
  expect(steps.at(-1)).toMatchObject([
    { kind: 'permit2', spender: cas },
    { kind: 'permit2', spender: ben },
  ])
  expect(planIn(JSON.stringify({ v: 1, ...plan }))).toEqual(plan)

  const [first, second] = [callOf(steps[0]!), callOf(steps[1]!)]
  await send(first.to, first.data)
  expect(await nextOf(plan)).toMatchObject({ do: 'send', step: 1 })
  // The second is ended elsewhere while the plan waits.
  await send(second.to, second.data)
  const found = { 0: `0x${'1'.repeat(64)}` } as const
  expect(await nextOf({ ...plan, found })).toMatchObject({ do: 'send', step: 2 })
  for (const step of steps.slice(2)) {
    const call = revokeKind.call(plan, steps.indexOf(step))
    expect(await revokeKind.simulate(chain.ask, ada, [call])).toMatchObject({ at: 'fine' })
    await send(call.to!, call.data)
  }

  expect(await held()).toEqual([])
  // The index knows that they ended: nothing is left to ask of the chain, but what it cannot see ending.
  const { approvals } = await approvalsOf(store.db, ada)
  expect(approvals.filter(({ kind }) => kind !== 'item')).toEqual([])
})

test('no amount and no number is longer than a reader takes in', () => {
  const token = { address: ben, kind: 'erc20', name: 'Ink', symbol: 'INK', decimals: 18 } as const
  const known = { token, spender: cas, name: null, proof: null, since: { block: 1, at: null }, atRisk: '0' }
  const amount = String(10n ** 58n)
  expect(limitText({ ...known, kind: 'amount', amount })).toBe('It may take more than 999,999,999,999,999 INK.')
  expect(limitText({ ...known, kind: 'amount', amount: String(2n ** 255n) })).toContain('It may take all INK')
  expect(limitText({ ...known, kind: 'permit2', amount: String(maxUint160), until: 1 })).toContain('all INK')
  expect(limitText({ ...known, kind: 'item', item: String(2n ** 255n) })).toBe(
    'It may take piece No. 578960…9968 of INK.',
  )
})

test.each([
  ['another version', { v: 2 }],
  ['no permissions', { permissions: [] }],
  ['a token that is none', { permissions: [{ token: '0x12', spender: ben, kind: 'all', item: null, name: '' }] }],
  ['a kind that is none', { permissions: [{ token: ben, spender: ben, kind: 'some', item: null, name: '' }] }],
  ['an item without a number', { permissions: [{ token: ben, spender: ben, kind: 'item', item: null, name: '' }] }],
])('a plan with %s is not gone on with', (_, changes) => {
  const permissions = [{ token: ben, spender: ben, kind: 'all', item: null, name: 'INK' }]
  const plan = { v: 1, chainId: 31_337, from: ada, madeAt: 0, permissions, ...changes }
  expect(planIn(JSON.stringify(plan))).toBeUndefined()
})

/** What a plan needs next, as the chain says now. */
async function nextOf(plan: RevokePlan) {
  const facts = { transactions: [], chain: await revokeKind.read(chain.ask, plan) }
  return planState(plan, revokeKind.outline(plan), facts).next
}

/** Someone else brings what the owner has signed. */
async function signedPermit(spender: Address, amount: bigint) {
  const single = {
    details: { token: made.Ink!, amount, expiration: later, nonce: 0 },
    spender,
    sigDeadline: BigInt(later),
  }
  const signature = await key.signTypedData({
    domain: { name: 'Permit2', chainId: 31_337, verifyingContract: permit2Address },
    types: {
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
    },
    primaryType: 'PermitSingle',
    message: single,
  })
  const args = [ada, single, signature] as const
  await send(permit2Address, encodeFunctionData({ abi: permit2Abi, functionName: 'permit', args }), ben)
}
