import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keccak256, type Abi } from 'viem'
import { create2Deployer, deploymentSalt } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import type { PlannedKind } from '#chain/contracts/planned-contracts.ts'
import { compiledSources } from '#chain/deployment/compiled-sources.ts'
import { standardInput } from '#chain/deployment/contract-sources.server.ts'
import { contractCodes } from '#contracts/addresses.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { sealEngraverAbi } from '#contracts/seal-engraver.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'

const abis: Record<PlannedKind, Abi> = {
  TokenLocker: tokenLockerAbi,
  VotingLocker: votingLockerAbi,
  PositionLocker: positionLockerAbi,
  LockLens: lockLensAbi,
  LiquidityLens: liquidityLensAbi,
  MerkleClaims: merkleClaimsAbi,
  SealEngraver: sealEngraverAbi,
  LockDeeds: lockDeedsAbi,
  TokenGrants: tokenGrantsAbi,
  LaunchBook: launchBookAbi,
  Launcher: launcherAbi,
  PieceSender: pieceSenderAbi,
}

const about =
  'What it takes to use the contracts of this site without it. A contract with an address has that address on every chain on which it is deployed: CREATE2 of the deployer, the salt and the hash of the creation code. eth_getCode of any node shows whether it is on yours. A collection of CodeMint721 has an address of its own, and so has every token.'

/** `/contracts.json`: addresses, hashes and ABIs of our contracts. The same for every chain, since the addresses are. */
export function contractsText(): string {
  const once = plannedContracts.map(({ kind, address, creationCode }) => ({
    name: kind,
    address,
    creationCodeHash: keccak256(creationCode),
    ...builtWith(kind),
    abi: abis[kind],
  }))
  const contracts = [...once, { name: 'CodeMint721', ...builtWith('CodeMint721'), abi: codeMint721Abi }]
  return `${JSON.stringify({ about, deployer: create2Deployer, salt: deploymentSalt, contracts })}\n`
}

/** A document without the links to files of the repository, which a reader of the site does not have. */
const withoutLinks = (markdown: string) => markdown.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')

/** The document of a contract, by its file in docs/contracts. */
const documents: Partial<Record<string, string>> = { LaunchBook: 'Launcher', TokenGrants: 'token-grants' }

/**
 * What `/contracts` offers of each contract, by the path of the site: its ABI, the input of the compiler as standard JSON, its document, and
 * the ERC-7730 descriptors. Throws when a document is missing.
 */
export function contractFiles(root: string): Map<string, string> {
  const all: Record<string, Abi> = { ...abis, CodeMint721: codeMint721Abi }
  const files = new Map<string, string>()
  for (const [kind, abi] of Object.entries(all)) {
    const text = readFileSync(join(root, 'docs/contracts', `${documents[kind] ?? kind}.md`), 'utf8')
    files.set(`contracts/${kind}.abi.json`, `${JSON.stringify(abi)}\n`)
    files.set(`contracts/${kind}.input.json`, `${JSON.stringify(standardInput(root, [kind]))}\n`)
    files.set(`contracts/${kind}.md`, withoutLinks(text))
  }
  const descriptors = join(root, 'contracts/descriptors')
  for (const file of readdirSync(descriptors).toSorted())
    files.set(`contracts/${file}`, readFileSync(join(descriptors, file), 'utf8'))
  return files
}

function builtWith(kind: string) {
  const { compiler, hash } = compiledSources[kind]!
  const runtime = contractCodes[kind as keyof typeof contractCodes]
  return { compiler, sourcesSha256: hash, runtime }
}
