import type { Abi } from 'viem'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { tokenErrorAbi } from '#transactions/told/reasons/token-errors.ts'

/** The interfaces of our contracts that visitors call, and the errors of tokens: among them is what one says when it reverts. */
export const ourAbis: readonly Abi[] = [
  tokenLockerAbi,
  votingLockerAbi,
  lockDeedsAbi,
  positionLockerAbi,
  tokenGrantsAbi,
  merkleClaimsAbi,
  codeMint721Abi,
  launcherAbi,
  launchBookAbi,
  pieceSenderAbi,
  tokenErrorAbi,
]
