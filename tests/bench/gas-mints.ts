import {
  encodeAbiParameters,
  hashTypedData,
  keccak256,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { codeMint721Abi, codeMint721Code } from '#contracts/code-mint-721.ts'
import { sealEngraverAbi, sealEngraverCode } from '#contracts/seal-engraver.ts'
import type { benchChain, Compiled } from './gas-chain.ts'
import { branchOf } from './gas-claims.ts'

const never = 2 ** 40 - 1
const far = 4_000_000_000

/** What a token of a collection costs its minter: rows of ours, ERC721A and OpenZeppelin's ERC-721. Wallets are new. */
export async function benchMints(
  { accounts, deploy, call }: Awaited<ReturnType<typeof benchChain>>,
  peers: (name: string) => Compiled,
) {
  const keys = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())] as const
  const leaves = keys.map(({ address }, at) => {
    const inner = encodeAbiParameters(parseAbiParameters('uint256, address'), [BigInt(9000 + at), address])
    return keccak256(keccak256(inner))
  }) as [Hex, Hex]
  const { root, proofs } = branchOf(leaves, 14)
  const engraver = await deploy({ abi: sealEngraverAbi, code: sealEngraverCode })
  const collection = await deploy({ abi: codeMint721Abi, code: codeMint721Code }, [
    { name: 'Tokens', symbol: 'TOK', description: 'Engraved.' },
    { salt: root, root, count: 16_384, deadline: never, listURI: '' },
    {
      code: 'event',
      supply: 1000,
      perWallet: 20,
      perTransaction: 10,
      start: 0,
      end: far,
      voucherSigner: zeroAddress,
    },
    { royaltyReceiver: zeroAddress, royaltyBps: 0, soulbound: false, engraver: engraver.address },
  ])
  const redeem = async (at: 0 | 1) => {
    const message = {
      index: BigInt(9000 + at),
      recipient: numberToHex(0xa11ce + at, { size: 20 }),
      deadline: BigInt(far),
    }
    const hash = hashTypedData({
      domain: { name: 'CodeMint721', version: '1', chainId: 31337, verifyingContract: collection.address },
      types: {
        Redeem: [
          { name: 'index', type: 'uint256' },
          { name: 'recipient', type: 'address' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Redeem',
      message,
    })
    const signature = await keys[at].sign({ hash })
    return call(collection, 'redeem', [message.index, message.recipient, message.deadline, signature, proofs[at]])
  }
  const mint = (wallet: Hex, quantity: bigint) => call(collection, 'mint', [wallet, quantity, 0n, 0n, '0x'], wallet)
  // The first token of a collection costs more than any other, however it is minted.
  await mint(accounts[1]!, 1n)
  const redeemFirst = await redeem(0)
  const redeemNext = await redeem(1)
  const one = await mint(accounts[2]!, 1n)
  const again = await mint(accounts[2]!, 1n)
  const five = await mint(accounts[3]!, 5n)

  const others = []
  for (const name of ['BatchMint', 'PlainMint']) {
    const made = await deploy(peers(name))
    await call(made, 'mint', [accounts[1], 1n])
    const costs = [await call(made, 'mint', [accounts[2], 1n]), await call(made, 'mint', [accounts[2], 1n])]
    others.push({ gas: made.gas, costs: [...costs, await call(made, 'mint', [accounts[3], 5n])] })
  }
  const [batch, plain] = others as [(typeof others)[number], (typeof others)[number]]
  return [
    ['the collection', collection.gas, batch.gas, plain.gas],
    ['a printed code at 14 levels', redeemNext, 'none', 'none'],
    ['the first of 256 neighbours', redeemFirst, 'none', 'none'],
    ['one token, the first of a wallet', one, batch.costs[0]!, plain.costs[0]!],
    ['one token, another of a wallet', again, batch.costs[1]!, plain.costs[1]!],
    ['five tokens, the first of a wallet', five, batch.costs[2]!, plain.costs[2]!],
  ] as const
}
