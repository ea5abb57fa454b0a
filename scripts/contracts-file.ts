import { keccak256, type Abi } from 'viem'
import { create2Deployer, deploymentSalt } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import type { PlannedKind } from '#chain/contracts/planned-contracts.ts'
import { compiledSources } from '#chain/deployment/compiled-sources.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { sealEngraverAbi } from '#contracts/seal-engraver.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'

const abis: Record<PlannedKind, Abi> = {
  TokenLocker: tokenLockerAbi,
  PositionLocker: positionLockerAbi,
  LockLens: lockLensAbi,
  MerkleClaims: merkleClaimsAbi,
  SealEngraver: sealEngraverAbi,
  TokenGrants: tokenGrantsAbi,
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

function builtWith(kind: string) {
  const { compiler, hash } = compiledSources[kind]!
  return { compiler, sourcesSha256: hash }
}
