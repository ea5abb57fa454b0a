import { liquidityLensCode } from '#contracts/liquidity-lens.ts'
import { lockDeedsCode } from '#contracts/lock-deeds.ts'
import { launchBookCode } from '#contracts/launch-book.ts'
import { launcherCode } from '#contracts/launcher.ts'
import { lockLensCode } from '#contracts/lock-lens.ts'
import { merkleClaimsCode } from '#contracts/merkle-claims.ts'
import { pieceSenderCode } from '#contracts/piece-sender.ts'
import { positionLockerCode } from '#contracts/position-locker.ts'
import { sealEngraverCode } from '#contracts/seal-engraver.ts'
import { tokenGrantsCode } from '#contracts/token-grants.ts'
import { tokenLockerCode } from '#contracts/token-locker.ts'
import { votingLockerCode } from '#contracts/voting-locker.ts'
import { planContracts, type PlannedContract } from './planned-contracts.ts'

/** The contracts that are deployed once on a chain, as they are in this repository. */
export const plannedContracts: readonly PlannedContract[] = planContracts({
  TokenLocker: tokenLockerCode,
  VotingLocker: votingLockerCode,
  PositionLocker: positionLockerCode,
  LockLens: lockLensCode,
  LiquidityLens: liquidityLensCode,
  MerkleClaims: merkleClaimsCode,
  SealEngraver: sealEngraverCode,
  LockDeeds: lockDeedsCode,
  TokenGrants: tokenGrantsCode,
  LaunchBook: launchBookCode,
  Launcher: launcherCode,
  PieceSender: pieceSenderCode,
})
