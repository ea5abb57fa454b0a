import {
  concat,
  encodeAbiParameters,
  encodePacked,
  keccak256,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
  type Hex,
} from 'viem'
import { merkleClaimsAbi, merkleClaimsCode } from '#contracts/merkle-claims.ts'
import { packageFile, type benchChain, type Compiled, type Deployed } from './gas-chain.ts'

const amount = 10n ** 20n

const pair = (left: Hex, right: Hex) => keccak256(concat(left < right ? [left, right] : [right, left]))

/** A tree of so many levels, of which only two neighbours are known: the root, and the proof of each. */
export function branchOf(leaves: readonly [Hex, Hex], levels: number): { root: Hex; proofs: readonly [Hex[], Hex[]] } {
  const above = Array.from({ length: levels - 1 }, (_, level) => keccak256(numberToHex(level, { size: 32 })))
  const root = above.reduce((node, beside) => pair(node, beside), pair(...leaves))
  return {
    root,
    proofs: [
      [leaves[1], ...above],
      [leaves[0], ...above],
    ],
  }
}

/** What a claim of 131,072 costs: rows of ours, Uniswap's distributor and one made of OpenZeppelin's parts. Recipients are new. */
export async function benchClaims(
  { deploy, call }: Awaited<ReturnType<typeof benchChain>>,
  newCoin: () => Promise<Deployed>,
  peers: (name: string) => Compiled,
) {
  // Two neighbours in the same word of marks: the first pays for the word, as one claim in 256 does.
  const entries = [
    { index: 70_000n, account: numberToHex(0xa11ce, { size: 20 }) },
    { index: 70_001n, account: numberToHex(0xb0b, { size: 20 }) },
  ] as const
  const twice = entries.map(({ index, account }) => {
    const inner = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [index, account, amount])
    return keccak256(keccak256(inner))
  }) as [Hex, Hex]
  const once = entries.map(({ index, account }) =>
    keccak256(encodePacked(['uint256', 'address', 'uint256'], [index, account, amount])),
  ) as [Hex, Hex]
  const [tree, uniswapTree] = [branchOf(twice, 17), branchOf(once, 17)]

  // A token for each, so that the recipient is as new to it as to the others.
  const coins = [await newCoin(), await newCoin(), await newCoin()] as const
  const ours = await deploy({ abi: merkleClaimsAbi, code: merkleClaimsCode }, [coins[0].address, coins[0].address])
  await call(coins[0], 'approve', [ours.address, 2n ** 256n - 1n])
  const list = [
    {
      token: coins[0].address,
      root: tree.root,
      total: amount * 5n,
      start: 0,
      deadline: 4_000_000_000,
      ownClaims: false,
      lock: { start: 0, cliff: 0, end: 0, steps: 0 },
      grant: { used: false, revoker: zeroAddress, notice: 0 },
      metadataURI: 'https://example.org/list.json',
    },
  ]
  await call(ours, 'createCampaign', list)
  const campaign = await call(ours, 'createCampaign', list)

  const uniswap = JSON.parse(packageFile('@uniswap/merkle-distributor/build/MerkleDistributor.json')) as {
    abi: Compiled['abi']
    bytecode: string
  }
  const published = { abi: uniswap.abi, code: `0x${uniswap.bytecode}` as Hex }
  const distributor = await deploy(published, [coins[1].address, uniswapTree.root])
  const funded = await call(coins[1], 'transfer', [distributor.address, amount * 5n])
  const plain = await deploy(peers('Distributor'), [coins[2].address, tree.root])
  await call(coins[2], 'transfer', [plain.address, amount * 5n])

  const claim = (to: Deployed, { proofs }: typeof tree, at: 0 | 1, before: readonly unknown[] = []) =>
    call(to, 'claim', [...before, entries[at].index, entries[at].account, amount, proofs[at]])
  const first = await claim(ours, tree, 0, [2n])
  const next = await claim(ours, tree, 1, [2n])
  const uniswapFirst = await claim(distributor, uniswapTree, 0)
  const uniswapNext = await claim(distributor, uniswapTree, 1)
  const plainFirst = await claim(plain, tree, 0)
  const plainNext = await claim(plain, tree, 1)

  return [
    ['a list, funded', campaign, distributor.gas + funded, plain.gas + funded],
    ['a claim at 17 levels', next, uniswapNext, plainNext],
    ['the first of 256 neighbours', first, uniswapFirst, plainFirst],
  ] as const
}
