import { encodeFunctionData } from 'viem/utils'
import { chainQuestion, type ChainQuestion } from '#chain/read/chain-question.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'

const signature = 'lockOf(uint256)(address,address,address,uint128,uint128,uint128,(uint40,uint40,uint40,uint16))'

/** How to ask for one lock as it was in a block. */
export function proofCall(id: bigint, block: number): ChainQuestion {
  const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockOf', args: [id] })
  return chainQuestion({ to: contractAddresses.TokenLocker, data, signature, id }, block)
}
