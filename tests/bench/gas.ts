import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { benchChain, compile, packageFile } from './gas-chain.ts'
import { benchClaims } from './gas-claims.ts'
import { benchGrants } from './gas-grants.ts'
import { benchLocks } from './gas-locks.ts'
import { benchMints } from './gas-mints.ts'

/**
 * `npm run bench:gas`: what our contracts cost beside those that others publish on npm, in one run on one chain, as whole
 * transactions. Writes docs/bench/gas.md. The contracts of others are installed in tests/gas-peers and never shipped.
 */
const versionOf = (name: string) => (JSON.parse(packageFile(`${name}/package.json`)) as { version: string }).version

type Row = readonly [string, ...(number | 'none')[]]

const cell = (value: number | 'none') => (value === 'none' ? 'none' : value.toLocaleString('en'))
const table = (heads: string[], rows: readonly Row[]) =>
  [heads, heads.map((_, at) => (at ? '---:' : '---')), ...rows.map(([what, ...costs]) => [what, ...costs.map(cell)])]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** What whole transactions cost in the tests of a contract, as its snapshot keeps it. */
const snapshot = (name: string): Row[] => {
  const file = join(import.meta.dirname, `../../contracts/snapshots/${name}.json`)
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(kept).map(([what, gas]) => [what, Number(gas)])
}

const peers = compile(['Peers.sol', '../../contracts/testing/OddTokens.sol'])
const chain = await benchChain()
const newCoin = async () => {
  const coin = await chain.deploy(peers('Coin'), [18])
  await chain.call(coin, 'mint', [chain.accounts[0], 10n ** 30n])
  return coin
}
const claims = await benchClaims(chain, newCoin, peers)
const mints = await benchMints(chain, peers)
const locks = await benchLocks(chain, await newCoin(), peers)
const grants = await benchGrants(chain, await newCoin(), peers)
await chain.stop()

const zeppelin = `OpenZeppelin ${versionOf('@openzeppelin/contracts')}`
const text = `# The contracts beside those of others, in gas

Written by \`npm run bench:gas\` on ${new Date().toISOString().slice(0, 10)}: whole transactions on one anvil, with the 21,000 and the
bytes of the call. Ours and what is compiled here: solc ${solc.version().split('+')[0]}, cancun, 200 runs. The token is OpenZeppelin's ERC-20. Compare only within
one run. Goals and their tests: the pages of [docs/contracts](../contracts).

## Locks

${table(['', 'TokenLocker', `Sablier Lockup ${versionOf('@sablier/lockup')}`, `VestingWallet, ${zeppelin}`], locks)}

Sablier is the bytes of its package (via IR, 100 runs, shanghai) with its libraries; in the place of its comptroller, which asks an
oracle for prices, stands one that takes no fee: the real one costs more. A lock there is an ERC-721 token as well. A VestingWallet is a
contract for each lock, created and filled, without a cliff. Neither can be extended, split or merged.

## Grants

Revocable, linear with a cliff; a curve is stored once before, in ours, and written with each stream in the other.

${table(['', 'TokenGrants', `Sablier Lockup ${versionOf('@sablier/lockup')}`], grants)}

A revocation there pays the refund in the same call; ours is two, so that neither side can stop the other: the row has both.

## Claims

131,072 entries, 17 levels, recipients new to the token.

${table(['', 'MerkleClaims', `Uniswap MerkleDistributor ${versionOf('@uniswap/merkle-distributor')}`, `MerkleProof and BitMaps, ${zeppelin}`], claims)}

The others are a contract for each list: their list costs more, and no ledger has to be kept apart. That ledger and the sum owed of a
token are what a claim of ours pays for: T3 and T6 of [MerkleClaims](../contracts/MerkleClaims.md). Uniswap's is the bytes of its package (solc
0.6.11), has leaves hashed once, no deadline and no refund.

What a claim costs that is paid into a lock or a grant, from the tests of the contract (\`contracts/snapshots\`). The others have no such claim.

${table(
  ['', 'MerkleClaims'],
  snapshot('MerkleClaims').filter(([what]) => what.includes('into')),
)}

## Launches

From the tests of the launcher: token, pool, liquidity and its lock in one transaction. A V4 pool is a slot of its manager; a V3 pool and a
V2 pair are contracts of their own. What Clanker and Doppler do, and publish, is in the table of [Launcher.md](../contracts/Launcher.md).

${table(['', 'Launcher'], [...snapshot('LauncherV4'), ...snapshot('Launcher')])}

## Mints

16,384 printed codes, 14 levels; wallets new to the collection where it says so.

${table(['', 'CodeMint721', `ERC721A ${versionOf('erc721a')}`, `ERC721, ${zeppelin}`], mints)}

The others check nothing: anyone mints anything. Ours checks window, supply and the limit of the wallet, and keeps the 32 bits from
which each picture is engraved, so five tokens are five slots. ERC721A writes one slot for five, and pays for it when they move.

## Published by others

Not measured here; versions, tokens and what is counted differ.

| what | gas | whose figure |
|---|---:|---|
| UNCX TokenVesting: a lock, the first / the second | 449,608 / 277,686 | its published source, via IR, 500 runs, compiled and run on 20 November 2026 |
| UNCX TokenVesting: each of five in a batch / withdraw | 207,953 / 86,894 | the same |
| Sablier Lockup 4: linear / with a cliff, without the 21,000 | 145,249 / 184,994 | its gas benchmarks (docs.sablier.com), WETH |
| Sablier Lockup 4: 10 / 100 segments, without the 21,000 | 421,226 / 2,947,148 | its repository (misc/benchmarks/results/lockup, 2026-03-20), WETH |
| Sablier Lockup 4: cancel / renounce, without the 21,000 | 39,195 / 4,532 | the same |
| Sablier Lockup 4: withdraw, without the 21,000 / each of ten | 32,200 to 32,600 / 194,669 | the same |
| Uniswap MerkleDistributor: a claim of a realistic tree | 95,256 | its README |
| thirdweb DropERC721: claim of 5 / SignatureDrop: claim of 5 | 210,967 / 140,517 | its repository |
| thirdweb: mintWithSignature / mintTo | 286,914 / 151,552 | its repository |
| Team Finance, PinkLock, Mudra, Manifold | none found | |
`
writeFileSync(join(import.meta.dirname, '../../docs/bench/gas.md'), text)
console.log(text)
