import {
  createClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  http,
  pad,
  type Abi,
  type Address,
  type Hash,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { approvalRows, approvalTopics, type ApprovalRow } from '#chain/index/rows/approval-rows.ts'
import type { ChainLog } from '#chain/index/rows/event-rows.ts'
import type { askApprovals } from '#chain/index/read-index.ts'
import { oddPiecesAbi, oddPiecesCode } from '#contracts/samples/odd-pieces.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { standardAbi } from '#transactions/describe/standard-calls.ts'
import { sendMined } from '#transactions/simulate/test-send.server.ts'
import { testToken } from '#transactions/simulate/test-token.server.ts'
import { readApprovals, type Approval } from './approvals.ts'
import { revokeRequest } from './revoke-request.ts'

let chain: Awaited<ReturnType<typeof testChain>>
let from: Address
let friend: Address
let token: Address
/** Contracts of ours, as far as a chain can tell: there is code. */
let ours: Address
let lock: Address

const local = { id: 31337, name: 'Local', currency: { symbol: 'ETH', decimals: 18 } }
const client = (url = chain.url) => createClient({ transport: http(url, { retryCount: 0 }) })

const send = (to: Address | undefined, data: Hash, sender = from) => sendMined(chain, { from: sender, to, data })

beforeAll(async () => {
  chain = await testChain()
  ;[from, friend] = ((await chain.ask('eth_accounts')) as Address[]).map((one) => getAddress(one)) as [Address, Address]
  token = getAddress(await send(undefined, testToken))
  ours = await send(undefined, testToken)
  lock = await send(undefined, testToken)
})
afterAll(() => chain.stop())

const named = (address: Address, name = 'Ours') => ({ address, name })
const keyOf = (row: ApprovalRow) => [row.token, row.kind, row.item ?? row.spender].join(' ')

/** What our index would tell of the chain: the newest word of each permission, if it gave something. */
const indexed: typeof askApprovals = async (_, account) => {
  const logs = (await chain.ask('eth_getLogs', {
    fromBlock: '0x0',
    topics: [approvalTopics, pad(account)],
  })) as ChainLog[]
  const rows = logs.flatMap((log) => approvalRows(log))
  const latest = [...new Map(rows.map((row) => [keyOf(row), row])).values()]
  const approvals = latest
    .filter(({ given }) => given)
    .toSorted((one, other) => other.block - one.block)
    .map((row) => ({ ...row, since: { block: row.block, at: row.made_at } }))
  return { approvals, more: false, index: { block: 1, head: 1, lookedAt: 0, stopped: false } }
}
const read = (
  contracts = [named(ours), named(lock, 'Lock')],
  { url, ask = indexed }: { url?: string; ask?: typeof askApprovals } = {},
) => readApprovals(client(url), { account: from, contracts, ask })
const told = (approvals: readonly Approval[]) =>
  approvals.map(({ contract, ...one }) => ({ ...one, by: contract.name }))
const revoke = (approval: Approval) => revokeRequest(approval, { from, chain: local })
const approve = (amount: bigint, spender = ours) =>
  encodeFunctionData({ abi: standardAbi, functionName: 'approve', args: [spender, amount] })
const all = (allowed: boolean) =>
  encodeFunctionData({ abi: standardAbi, functionName: 'setApprovalForAll', args: [ours, allowed] })

test('allowances to our contracts are read with what is left of them, and can be taken back', async () => {
  expect((await read()).approvals).toEqual([])
  await send(token, approve(50n))
  await send(token, approve(20n))
  await send(token, all(true))
  await send(token, approve(7n, friend))
  const other = await send(undefined, testToken)
  await send(other, approve(1n, lock))
  await send(other, approve(0n, lock))

  const { approvals } = await read()
  const titles = approvals.map((one) => describeSigning(revoke(one)).title)
  for (const { to, data } of approvals.map(revoke)) await send(to!, data!)

  expect(told(approvals)).toEqual([
    { token, kind: 'all', by: 'Ours' },
    { token, kind: 'amount', amount: 20n, by: 'Ours' },
  ])
  expect(titles).toEqual(['End a permission to take all items', 'End a permission to take tokens'])
  expect((await read()).approvals).toEqual([])
})

test('one item that was given is listed until it moves on, and can be taken back', async () => {
  const odd = oddPiecesAbi as Abi
  const pieces = getAddress(
    await send(undefined, encodeDeployData({ abi: odd, bytecode: oddPiecesCode, args: [from] })),
  )
  const move = (id: bigint) => encodeFunctionData({ abi: odd, functionName: 'adminTransfer', args: [from, friend, id] })
  for (const id of [1n, 2n, 3n]) await send(pieces, approve(id, lock))
  // The next owner gives the second to the same contract: that is no permission of the first.
  await send(pieces, move(2n))
  await send(pieces, approve(2n, lock), friend)

  const { approvals } = await read()
  const request = revoke(approvals[1]!)
  await send(request.to!, request.data!)

  expect(told(approvals)).toEqual([
    { token: pieces, kind: 'item', id: 3n, by: 'Lock' },
    { token: pieces, kind: 'item', id: 1n, by: 'Lock' },
  ])
  expect(describeSigning(request).title).toBe('End a permission to take tokens')
  expect(told((await read()).approvals)).toEqual([{ token: pieces, kind: 'item', id: 3n, by: 'Lock' }])
  await send(pieces, move(3n))
})

test('a token that refuses every question hides no other permission', async () => {
  const hostile = await send(undefined, testToken)
  await send(hostile, approve(9n))
  await send(token, approve(3n))
  await chain.ask('anvil_setCode', hostile, '0x5f5ffd')

  const { approvals } = await read()
  await send(token, approve(0n))

  expect(told(approvals)).toEqual([{ token, kind: 'amount', amount: 3n, by: 'Ours' }])
})

test('where no node answers or the index does not, nothing is said of permissions', async () => {
  await send(token, approve(3n))
  await expect(read([named(ours)], { url: 'http://127.0.0.1:9' })).rejects.toThrow('HTTP request failed')
  await expect(read([named(ours)], { ask: async () => undefined })).rejects.toThrow('The index does not answer.')
})

/** The same, as far as the chain is. */
const current: typeof askApprovals = async (...asked) => {
  const found = await indexed(...asked)
  return found && { ...found, index: { ...found.index, block: Number(await chain.ask('eth_blockNumber')) } }
}

test('a list says up to which block it goes, where the chain is further than the index', async () => {
  expect(await read(undefined, { ask: current })).not.toHaveProperty('upTo')
  expect(await read()).toHaveProperty('upTo', 1)
})
