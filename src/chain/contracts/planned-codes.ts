import { lockLensCode } from '#contracts/lock-lens.ts'
import { merkleClaimsCode } from '#contracts/merkle-claims.ts'
import { positionLockerCode } from '#contracts/position-locker.ts'
import { sealEngraverCode } from '#contracts/seal-engraver.ts'
import { tokenGrantsCode } from '#contracts/token-grants.ts'
import { tokenLockerCode } from '#contracts/token-locker.ts'
import { planContracts, type PlannedContract } from './planned-contracts.ts'

/** The contracts that are deployed once on a chain, as they are in this repository. */
export const plannedContracts: readonly PlannedContract[] = planContracts({
  TokenLocker: tokenLockerCode,
  PositionLocker: positionLockerCode,
  LockLens: lockLensCode,
  MerkleClaims: merkleClaimsCode,
  SealEngraver: sealEngraverCode,
  TokenGrants: tokenGrantsCode,
})
