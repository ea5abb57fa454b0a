import { encodeFunctionData } from 'viem/utils'
import { chainQuestion, type ChainQuestion } from '#chain/read/chain-question.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'

const signature =
  'grantOf(uint256)(address,address,address,address,address,uint128,uint128,(uint40,uint40,uint40,uint16),bytes32,uint32,bool,bool,bool,uint40)'

/** How to ask for one grant as it was in a block. */
export function grantQuestion(id: bigint, block: number): ChainQuestion {
  const { address: to, abi } = grantsContract
  return chainQuestion(
    { to, data: encodeFunctionData({ abi, functionName: 'grantOf', args: [id] }), signature, id },
    block,
  )
}
