import type { Abi } from 'viem'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'

/** The interfaces of our contracts that visitors call: among their errors is what one of them says when it reverts. */
export const ourAbis: readonly Abi[] = [tokenLockerAbi, positionLockerAbi, merkleClaimsAbi, codeMint721Abi]
