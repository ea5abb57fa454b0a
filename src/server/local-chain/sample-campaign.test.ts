import { keccak256, getAddress, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { claimCall } from '#tools/claim/contract/claim-calls.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import { fetchHead, findClaim } from '#tools/claim-list/find-claim.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { findSample } from '#tools/claim/sample/find-sample.server.ts'
import { sampleCampaigns } from '#tools/claim/sample/sample-campaign.server.ts'
import { sampleFile, sampleList } from '#tools/claim/sample/sample-list.ts'
import { readSampleName, sampleListed, samplePath } from '#tools/claim/sample/sample-names.ts'
import { seedChain } from './seed-chain.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
const rpc: Rpc = (method, params) => chain.ask(method, ...params)
const give = sampleCampaigns(chain.ask, 'http://localhost:3000')
const visitor = privateKeyToAddress(generatePrivateKey())

test('the first start makes a campaign, and a further one changes nothing', async () => {
  expect(await findSample(rpc)).toBeUndefined()
  await give()
  const before = await chain.ask('eth_blockNumber')
  await sampleCampaigns(chain.ask, 'http://localhost:4000')()

  expect(await chain.ask('eth_blockNumber')).toBe(before)
  expect(await findSample(rpc, visitor)).toMatchObject({
    id: 1,
    yours: false,
    path: `/claim/1?block=${Number(before)}`,
  })
})

test('an account gets a campaign of its own, once, in which what it may claim is what the contract pays', async () => {
  await Promise.all([give(visitor), give(visitor)])
  await give(visitor)
  expect(await findSample(rpc, visitor)).toMatchObject({ id: 2, yours: true, listed: sampleListed })

  const { account } = readSampleName(`sample-${visitor.toLowerCase()}`)!
  const file = async (name: string) => sampleFile(account, name)!
  const claim = (await findClaim(file, await fetchHead(file, readHead(sampleList(visitor).head)!), visitor))!
  expect(claim.amount).toBe(250n * 10n ** 18n)
  const call = claimCall({ ...claim, id: 2n, account: visitor })
  expect(await simulateClaims(rpc, visitor, [call])).toMatchObject({ at: 'fine' })
})

const ofNobody = async (name: string) => sampleFile(undefined, name)!

test('the account to look up is on the list, and names of lists are read strictly', async () => {
  const head = readHead(sampleList().head)!

  expect(sampleListed).toBe(getAddress(keccak256(numberToHex(0, { size: 32 })).slice(0, 42) as `0x${string}`))
  expect((await findClaim(ofNobody, head, sampleListed))?.amount).toBe(10n ** 18n)
  expect([readSampleName('sample'), samplePath()]).toEqual([{}, '/claims/lists/sample/list.json'])
  for (const name of ['sample-', 'sample-0x12', `sample-${visitor.slice(0, -1)}g`, 'samples'])
    expect(readSampleName(name)).toBeUndefined()
})
