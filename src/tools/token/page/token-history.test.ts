import { concat, encodeEventTopics, encodeFunctionData, getAddress, zeroAddress, type Address, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { powersAbi } from '#chain/index/rows/power-rows.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { followChain } from '#tests/follow-chain.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { tokenHistory } from './token-history.server.ts'

const chain = await lockChain()
const store = await testDatabase()
const follow = followChain(store.db, chain.url)
const [ada, ben, cas] = chain.accounts.map((account) => getAddress(account)) as [Address, Address, Address]
afterAll(async () => {
  await store.close()
  await chain.stop()
})

/** A contract that writes the three words it is called with as the topics of an event. */
const writer = '0x600f600c600039600f6000f360403560203560003560006000a300'

async function newToken() {
  const nonce = BigInt((await chain.ask('eth_getTransactionCount', [ada, 'latest'])) as Hex)
  const { contractAddress } = await chain.send({ from: ada, data: writer })
  const token = getAddress(contractAddress)
  const pass = (previousOwner: Address, newOwner: Address) => {
    const args = { previousOwner, newOwner }
    const topics = encodeEventTopics({ abi: powersAbi, eventName: 'OwnershipTransferred', args })
    return chain.send({ to: token, data: concat(topics as Hex[]) })
  }
  const announce = () =>
    chain.send({
      to: contractAddresses.LaunchBook,
      data: encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [nonce] }),
    })
  return { token, pass, announce }
}

/** The history now, and how often a node was asked for events. */
async function historyOf(token: Address) {
  let asked = 0
  const rpc = (method: string, params: readonly unknown[]) => {
    if (method === 'eth_getLogs') asked++
    return chain.ask(method, params)
  }
  const head = Number(await chain.ask('eth_blockNumber', []))
  const signal = AbortSignal.timeout(20_000)
  const { events, ...rest } = await tokenHistory(rpc, { db: store.db, address: token, head, signal, range: 5 })
  const owners = events.map((event) => event.eventName === 'OwnershipTransferred' && event.args.newOwner)
  return { owners, ...rest, asked, head }
}

test('a token that was made here tells everything that happened to its powers, and no node searches for it', async () => {
  const own = await newToken()
  await own.pass(zeroAddress, ada)
  await own.announce()
  await own.pass(ada, ben)
  const foreign = await newToken()
  await foreign.pass(zeroAddress, ada)
  // More blocks than ten questions to a node are about.
  await chain.ask('anvil_mine', ['0x40'])

  expect(await historyOf(own.token)).toMatchObject({ owners: [], asked: 10 })
  await follow()
  expect(await historyOf(own.token)).toMatchObject({ owners: [ada, ben], from: 0, whole: true, asked: 0 })
  const of = await historyOf(foreign.token)
  expect(of).toMatchObject({ owners: [], from: of.head - 50 + 1, asked: 10 })

  // What is newer than the index is asked of a node, and is there once when the index has it too.
  await own.pass(ben, cas)
  expect(await historyOf(own.token)).toMatchObject({ owners: [ada, ben, cas], from: 0, asked: 1 })
  await follow()
  expect(await historyOf(own.token)).toMatchObject({ owners: [ada, ben, cas], from: 0, asked: 0 })

  // The chain takes the last one back.
  await chain.ask('anvil_reorg', [1, []])
  await chain.ask('anvil_mine', ['0x1'])
  await follow()
  expect(await historyOf(own.token)).toMatchObject({ owners: [ada, ben], from: 0, asked: 0 })
})
