import { encodeFunctionData } from 'viem/utils'
import { chainQuestion, type ChainQuestion } from '#chain/read/chain-question.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'

const signature = 'lockOf(uint256)((address,uint40,uint8,address,address,uint96),address)'

/** How to ask for the lock of a position as it was in a block. */
export function positionCall(id: bigint, block: number): ChainQuestion {
  const data = encodeFunctionData({ abi: positionLockerAbi, functionName: 'lockOf', args: [id] })
  return chainQuestion({ to: contractAddresses.PositionLocker, data, signature, id }, block)
}
