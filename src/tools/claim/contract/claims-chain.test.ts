import {
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  serializeTypedData,
  type Address,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import type { askHistory } from '#chain/index/read-index.ts'
import { chainEvents } from '#tests/chain-as-index.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { findClaim } from '#tools/claim-list/find-claim.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { openRows } from '#tools/claim-list/read-rows.ts'
import { isClaimed, readCampaign } from './campaign.ts'
import { approveCall, claimBySigCall, claimCall, claimToData, createCall, refundCall } from './claim-calls.ts'
import { claimErrors, explainRevert } from './claim-errors.ts'
import { claims, findMade, readHistory } from './read-history.ts'
import { simulateClaims } from './simulate-claims.ts'

const chain = await lockChain()
const { ask, send, accounts } = chain
const [creator, ada] = accounts.map((account) => getAddress(account)) as [Address, Address]
const signer = privateKeyToAccount(generatePrivateKey())
const coin = await chain.make('Coin', [18])
await coin.tell('mint', [creator, 10n ** 24n])
afterAll(() => chain.stop())

const rows = openRows({ decimals: 0 })
for (const line of [`${ada},70`, `${signer.address},25`, `${creator},5`]) rows.line(line)
const list = buildList(rows.end().entries)
const files = new Map([...filesOf(list)].map(({ name, bytes }) => [name, bytes]))
const head = readHead(list.head)!
const find = async (account: Address) => ({
  ...(await findClaim(async (name) => files.get(name)!, head, account))!,
  id: 1n,
  account,
})
const day = 86_400
const now = Number(((await ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)
const terms = {
  token: coin.address,
  root: head.root,
  total: 100n,
  start: 0,
  deadline: now + day,
  metadataURI: 'https://lists.example/list.json',
}
const asOf = { block: 1, head: 1, lookedAt: 0, stopped: false }
const told: typeof askHistory = async (rpc, { abi, id }) => {
  const events = await chainEvents(rpc, { ...claims, abi, id })
  return { events, counts: { CampaignCreated: 1, Claimed: 2, Refunded: 1 }, index: asOf }
}
const balanceOf = async (account: Address) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return BigInt((await ask('eth_call', [{ to: coin.address, data }, 'latest'])) as Hex)
}

test('a campaign is simulated, made, found, claimed from in two ways and refunded, as the pages do it', async () => {
  const calls = [approveCall(coin.address, 100n), createCall(terms)]
  expect(await simulateClaims(ask, creator, calls)).toEqual({ at: 'fine', received: 100n })
  expect(await simulateClaims(ask, creator, [calls[1]!])).toMatchObject({ at: 'refused' })
  expect(await findMade(ask, { creator, root: head.root, since: 0 })).toBeUndefined()
  for (const call of calls) await send(call)
  expect(await readCampaign(ask, 1n)).toMatchObject({ funded: 100n, remaining: 100n, root: head.root, creator })
  expect(await readCampaign(ask, 2n)).toBeUndefined()
  expect((await findMade(ask, { creator, root: head.root, since: 0 }))?.args.id).toBe(1n)

  const claim = await find(ada)
  expect(await simulateClaims(ask, creator, [claimCall(claim)])).toMatchObject({ at: 'fine' })
  // Anyone may send it: the tokens go to the account on the list.
  await send(claimCall(claim))
  expect([await balanceOf(ada), await isClaimed(ask, 1n, claim.index)]).toEqual([70n, true])
  expect(await simulateClaims(ask, ada, [claimCall(claim)])).toMatchObject({
    why: { message: 'This entry was paid already.' },
  })

  const recipient = getAddress(`0x${'a1'.repeat(20)}`)
  const signed = await find(signer.address)
  const to = { recipient, deadline: now + day }
  const data = claimToData(31_337, { campaign: 1n, index: signed.index, ...to })
  // As a wallet gets it: as text.
  const signature = await signer.signTypedData(JSON.parse(serializeTypedData(data as never)) as never)
  expect(await simulateClaims(ask, ada, [claimBySigCall(signed, { ...to, recipient: ada, signature })])).toMatchObject({
    why: { remedy: 'Connect that account and sign again.' },
  })
  await send(claimBySigCall(signed, { ...to, signature }))
  expect(await balanceOf(recipient)).toBe(25n)

  expect(await simulateClaims(ask, creator, [refundCall(1n, creator)])).toMatchObject({ at: 'refused' })
  await ask('evm_setNextBlockTimestamp', [now + day])
  await ask('evm_mine', [])
  expect(await simulateClaims(ask, creator, [claimCall(await find(creator))])).toMatchObject({
    why: { message: expect.stringContaining('Claims closed on') as string },
  })
  await send(refundCall(1n, recipient))
  const { made, events, claims: claimed } = await readHistory(ask, 1n, { ask: told })
  expect(claimed).toBe(2)
  expect(made?.args.metadataURI).toBe('https://lists.example/list.json')
  expect(events.map(({ eventName }) => eventName)).toEqual(['CampaignCreated', 'Claimed', 'Claimed', 'Refunded'])
  // Without an index the block in the address of the campaign is enough to find its list.
  const alone = await readHistory(ask, 1n, { block: made!.block, ask: async () => undefined })
  expect(alone).toMatchObject({ made: { args: { metadataURI: 'https://lists.example/list.json' } }, claims: 0 })
  expect((await readHistory(ask, 1n, { ask: async () => undefined })).made).toBeUndefined()
})

test('a token with a fee is found out before anything is signed', async () => {
  const fee = await chain.make('FeeCoin', [100n])
  await fee.tell('mint', [creator, 1000n])
  const calls = [approveCall(fee.address, 100n), createCall({ ...terms, token: fee.address, deadline: now + 9 * day })]

  expect(await simulateClaims(ask, creator, calls)).toEqual({ at: 'fine', received: 99n })
})

const silent = () => Promise.reject(new Error('silent'))

test('a chain that does not answer is not an answer', async () => {
  await expect(readCampaign(silent, 1n)).rejects.toThrow('silent')
  await expect(readHistory(silent, 1n)).rejects.toThrow('silent')
  expect(await simulateClaims(silent, ada, [refundCall(1n, creator)])).toEqual({ at: 'unknown' })
})

const errors = merkleClaimsAbi.filter((entry) => entry.type === 'error')
const valueOf = ({ type }: { type: string }) =>
  type === 'uint8' ? 128 : type === 'address' ? `0x${'11'.repeat(20)}` : type === 'string' ? 'text' : 1_900_000_000

test('every error of the contract has its sentences, and there is none for another', () => {
  expect(Object.keys(claimErrors).toSorted()).toEqual(errors.map(({ name }) => name).toSorted())
})

test.each(errors.map((error) => [error.name, error] as const))('%s says what happened and what to do', (_, error) => {
  const args = error.inputs.map(valueOf)
  const { message, remedy } = explainRevert(
    encodeErrorResult({ abi: merkleClaimsAbi, errorName: error.name, args } as never),
  )
  for (const sentence of [message, remedy]) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|no calendar|MerkleClaims/)
  }
})
