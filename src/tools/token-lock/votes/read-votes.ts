import type { Address } from 'viem'
import { parseAbi } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'

const abi = parseAbi([
  'function delegates(address account) view returns (address)',
  'function getVotes(address account) view returns (uint256)',
])

/** Whether a token answers who votes for an account, and with how much, as ERC20Votes does (ERC-5805). A token that refuses has no votes. Rejects when the chain does not answer. */
export async function hasVotes(rpc: Rpc, token: Address, account: Address): Promise<boolean> {
  const answers = await Promise.all(
    (['delegates', 'getVotes'] as const).map((name) =>
      unlessRefused(readContract(rpc, { to: token, abi, name, args: [account] })),
    ),
  )
  return answers.every((answer) => answer !== undefined)
}
