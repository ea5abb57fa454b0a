import { createWalletClient, http, publicActions, recoverAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { merkleClaimsAbi, merkleClaimsCode } from '#contracts/merkle-claims.ts'
import { claimToData } from '#core/codes/typed-data.ts'
import { claimLeaf } from '#core/merkle/leaf.ts'

const chain = await testChain()
afterAll(chain.stop)
const [creator] = (await chain.ask('eth_accounts')) as `0x${string}`[]
const client = createWalletClient({
  account: creator!,
  chain: foundry,
  transport: http(chain.url),
  pollingInterval: 50,
}).extend(publicActions)
// No claim here goes into a lock or a grant, so any address will do for those contracts.
const hash = await client.deployContract({
  abi: merkleClaimsAbi,
  bytecode: merkleClaimsCode,
  args: [creator!, creator!],
})
const contract = (await client.waitForTransactionReceipt({ hash })).contractAddress!

test('a leaf is the same in the browser and on the chain', async () => {
  for (let round = 0; round < 20; round++) {
    const entry = {
      index: BigInt(round),
      account: privateKeyToAddress(generatePrivateKey()),
      amount: BigInt(generatePrivateKey()),
    }
    const args = [entry.index, entry.account, entry.amount] as const
    const leaf = await client.readContract({ address: contract, abi: merkleClaimsAbi, functionName: 'leafOf', args })

    expect(claimLeaf(entry)).toBe(leaf)
  }
})

test('T12 what a wallet signs is what the contract asks for', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const message = { campaign: 3n, index: 5n, recipient: creator!, deadline: 1_900_000_000n }
  const signature = await account.signTypedData(claimToData({ chainId: foundry.id, contract }, message))
  const digest = await client.readContract({
    address: contract,
    abi: merkleClaimsAbi,
    functionName: 'claimToDigest',
    args: [message.campaign, message.index, message.recipient, message.deadline],
  })

  expect(await recoverAddress({ hash: digest, signature })).toBe(account.address)
})

test('a refusal is read by its name', async () => {
  await expect(
    client.readContract({ address: contract, abi: merkleClaimsAbi, functionName: 'campaign', args: [9n] }),
  ).rejects.toThrow('MerkleClaims_NoSuchCampaign')
})
