import type { Address } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'

const abi = parseAbi([
  'function delegates(address account) view returns (address)',
  'function getVotes(address account) view returns (uint256)',
])

/** Whether a token answers who votes for an account, and with how much, as ERC20Votes does (ERC-5805). What does not answer has no votes. */
export async function hasVotes(rpc: Rpc, token: Address, account: Address): Promise<boolean> {
  const answers = await Promise.all(
    (['delegates', 'getVotes'] as const).map((name) =>
      readContract(rpc, { to: token, abi, name, args: [account] }).then(
        () => true,
        () => false,
      ),
    ),
  )
  return answers.every(Boolean)
}
