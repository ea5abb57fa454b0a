import { liquidityLensRuntime } from '#contracts/liquidity-lens.ts'
import { lockDeedsRuntime } from '#contracts/lock-deeds.ts'
import { launchBookRuntime } from '#contracts/launch-book.ts'
import { launcherRuntime } from '#contracts/launcher.ts'
import { lockLensRuntime } from '#contracts/lock-lens.ts'
import { merkleClaimsRuntime } from '#contracts/merkle-claims.ts'
import { pieceSenderRuntime } from '#contracts/piece-sender.ts'
import { positionLockerRuntime } from '#contracts/position-locker.ts'
import { sealEngraverRuntime } from '#contracts/seal-engraver.ts'
import { tokenGrantsRuntime } from '#contracts/token-grants.ts'
import { tokenLockerRuntime } from '#contracts/token-locker.ts'
import { votingLockerRuntime } from '#contracts/voting-locker.ts'
import type { Runtime } from './compare-code.ts'
import type { PlannedKind } from './planned-contracts.ts'

/** The code of each contract that is deployed once on a chain. */
export const plannedRuntimes: Readonly<Record<PlannedKind, Runtime>> = {
  TokenLocker: tokenLockerRuntime,
  VotingLocker: votingLockerRuntime,
  PositionLocker: positionLockerRuntime,
  LockLens: lockLensRuntime,
  LiquidityLens: liquidityLensRuntime,
  MerkleClaims: merkleClaimsRuntime,
  SealEngraver: sealEngraverRuntime,
  LockDeeds: lockDeedsRuntime,
  TokenGrants: tokenGrantsRuntime,
  LaunchBook: launchBookRuntime,
  Launcher: launcherRuntime,
  PieceSender: pieceSenderRuntime,
}
