import { codeMint721Source } from '#contracts/code-mint-721.ts'
import { liquidityLensSource } from '#contracts/liquidity-lens.ts'
import { lockDeedsSource } from '#contracts/lock-deeds.ts'
import { launchBookSource } from '#contracts/launch-book.ts'
import { launcherSource } from '#contracts/launcher.ts'
import { lockLensSource } from '#contracts/lock-lens.ts'
import { merkleClaimsSource } from '#contracts/merkle-claims.ts'
import { pieceSenderSource } from '#contracts/piece-sender.ts'
import { positionLockerSource } from '#contracts/position-locker.ts'
import { sealEngraverSource } from '#contracts/seal-engraver.ts'
import { tokenGrantsSource } from '#contracts/token-grants.ts'
import { tokenLockerSource } from '#contracts/token-locker.ts'
import { votingLockerSource } from '#contracts/voting-locker.ts'

/** What the committed code of each kind was compiled with, and the hash of everything it was compiled from. */
export const compiledSources: Readonly<Record<string, { compiler: string; hash: string }>> = {
  CodeMint721: codeMint721Source,
  LockDeeds: lockDeedsSource,
  LaunchBook: launchBookSource,
  Launcher: launcherSource,
  LockLens: lockLensSource,
  LiquidityLens: liquidityLensSource,
  MerkleClaims: merkleClaimsSource,
  PieceSender: pieceSenderSource,
  PositionLocker: positionLockerSource,
  SealEngraver: sealEngraverSource,
  TokenGrants: tokenGrantsSource,
  TokenLocker: tokenLockerSource,
  VotingLocker: votingLockerSource,
}
