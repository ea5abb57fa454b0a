import {
  createWalletClient,
  http,
  keccak256,
  publicActions,
  serializeCompactSignature,
  parseSignature,
  signatureToCompactSignature,
  stringToHex,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { codeMint721Abi, codeMint721Code } from '#contracts/code-mint-721.ts'
import { sealEngraverAbi, sealEngraverCode } from '#contracts/seal-engraver.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { createCode } from '#core/codes/code-text.ts'
import { redeemData, voucherData } from '#core/codes/typed-data.ts'
import { codeLeaf, joinLeaves } from '#core/merkle/leaf.ts'
import { buildTree, proofOf, rootOf } from '#core/merkle/tree.ts'
import { tokenImage, tokenSeed } from '#tools/mint/piece/token-image.ts'

const chain = await testChain()
afterAll(chain.stop)
const [creator, relayer] = (await chain.ask('eth_accounts')) as `0x${string}`[]
const client = createWalletClient({
  account: creator!,
  chain: foundry,
  transport: http(chain.url),
  pollingInterval: 50,
}).extend(publicActions)

async function deploy(code: `0x${string}`, abi: readonly unknown[], args: readonly unknown[] = []) {
  const hash = await client.deployContract({ abi, bytecode: code, args })
  return (await client.waitForTransactionReceipt({ hash })).contractAddress!
}

const codes = Array.from({ length: 20 }, () => createCode())
const realm = { chainId: foundry.id, salt: keccak256(stringToHex('salt')) }
const keys = codes.map((code) => codeKey(code, realm))
const leaves = keys.map((key, index) => codeLeaf({ index: BigInt(index), key: privateKeyToAddress(key) }))
const tree = buildTree(joinLeaves(leaves))
const voucherSigner = privateKeyToAccount(generatePrivateKey())
const now = Number((await client.getBlock()).timestamp)

const engraver = await deploy(sealEngraverCode, sealEngraverAbi)
const contract = await deploy(codeMint721Code, codeMint721Abi, [
  { name: 'Harbour "24"', symbol: 'HBR', description: 'A line\nand \\ another.' },
  { salt: realm.salt, root: rootOf(tree), count: codes.length, deadline: now + 10_000, listURI: 'ipfs://leaves' },
  {
    code: 'GITEX',
    supply: 100,
    perWallet: 3,
    perTransaction: 3,
    start: 0,
    end: now + 10_000,
    voucherSigner: voucherSigner.address,
  },
  { royaltyReceiver: zeroAddress, royaltyBps: 0, soulbound: false, engraver },
])
const place = { chainId: foundry.id, contract }
const deadline = BigInt(now + 3_600)
const at = { address: contract, abi: codeMint721Abi } as const
const imageOf = (id: bigint) => client.readContract({ ...at, functionName: 'image', args: [id] })
const wordsOf = (id: bigint) => client.readContract({ ...at, functionName: 'tokenURI', args: [id] })
const ownerOf = (id: bigint) => client.readContract({ ...at, functionName: 'ownerOf', args: [id] })

async function send(functionName: 'redeem' | 'mint', args: readonly unknown[]) {
  const hash = await client.writeContract({
    address: contract,
    abi: codeMint721Abi,
    functionName,
    args: args as never,
    account: relayer!,
  })
  return client.waitForTransactionReceipt({ hash })
}

test.each([0, 1, 7, 19])('T13 code %i becomes a token with any sender, and is in no request', async (index) => {
  const recipient = privateKeyToAddress(generatePrivateKey())
  const data = redeemData(place, { index: BigInt(index), recipient, deadline })
  const long = await privateKeyToAccount(keys[index]!).signTypedData(data)
  const signature = index === 7 ? serializeCompactSignature(signatureToCompactSignature(parseSignature(long))) : long

  const receipt = await send('redeem', [BigInt(index), recipient, deadline, signature, proofOf(tree, index)])
  const { input } = await client.getTransaction({ hash: receipt.transactionHash })

  expect(await ownerOf(BigInt(index + 1))).toBe(recipient)
  expect(input).not.toContain(stringToHex(codes[index]!).slice(2))
  expect(input).not.toContain(keys[index]!.slice(2))
})

test('the picture of a token is that of the site, byte for byte, before and after the mint', async () => {
  const minter = await ownerOf(8n)
  const seed = tokenSeed({ ...place, id: 8n, minter })

  expect(await imageOf(8n)).toBe(tokenImage(seed, 8n))
})

test('the words of a token are JSON, for every text of its creator', async () => {
  const json = JSON.parse(atob((await wordsOf(1n)).split(',')[1]!))

  expect(json).toMatchObject({
    name: 'Harbour "24" No. 1',
    description: 'A line\nand \\ another.',
    attributes: [{ value: 'a printed code' }, { value: 1 }],
  })
  expect(atob(json.image.split(',')[1])).toBe(await imageOf(1n))
})

test('the collection has words and a picture of its own', async () => {
  const uri = await client.readContract({ address: contract, abi: codeMint721Abi, functionName: 'contractURI' })
  const json = JSON.parse(atob(uri.split(',')[1]!))
  const seed = tokenSeed({ ...place, id: 0n, minter: zeroAddress })

  expect(json).toMatchObject({ name: 'Harbour "24"', symbol: 'HBR' })
  expect(atob(json.image.split(',')[1])).toBe(tokenImage(seed, 0n))
})

test('T14b a voucher that the server signs mints up to its limit', async () => {
  const wallet = privateKeyToAddress(generatePrivateKey())
  const voucher = await voucherSigner.signTypedData(voucherData(place, { wallet, limit: 2n, deadline }))

  const receipts = [
    await send('mint', [wallet, 2n, 2n, deadline, voucher]),
    await send('mint', [wallet, 1n, 2n, deadline, voucher]),
  ]

  expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted'])
  expect(await ownerOf(22n)).toBe(wallet)
})
