import { encodeFunctionData, getAddress, parseAbi, type Address, type Hex } from 'viem'
import { rangesBefore } from '#chain/read/contract-logs.ts'
import { askLogs, type ChainView } from '#tools/token/simulate/simulate-view.server.ts'

const abi = parseAbi(['function hasRole(bytes32 role, address account) view returns (bool)'])

/** `RoleGranted(bytes32 role, address account, address sender)`. */
const granted: Hex = '0x2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d'

/** Ranges of blocks that are searched, and accounts that are named. */
const most = { ranges: 3, accounts: 4 }

/** Accounts that hold a role now and were given it lately. */
export async function roleHolders(view: ChainView, token: Address): Promise<Address[]> {
  const { ranges } = rangesBefore(Number(view.block) + 1, { most: most.ranges })
  const answers = await Promise.all(
    ranges.map((range) => askLogs(view, { address: token, topics: [granted], ...range })),
  )
  const given = answers.flat().filter(({ topics }) => topics.length === 4)
  const pairs = new Map(given.map(({ topics }) => [topics[1]! + topics[2]!, topics] as const))
  const held = await Promise.all(
    [...pairs.values()].slice(-20).map(async ([, role, account]): Promise<Address[]> => {
      const address = getAddress(`0x${account!.slice(26)}`)
      const data = encodeFunctionData({ abi, functionName: 'hasRole', args: [role!, address] })
      const { ok, data: answer } = await view.call({ to: token, data })
      return ok && /^0x0{63}1$/.test(answer) ? [address] : []
    }),
  )
  return [...new Set(held.flat())].slice(0, most.accounts)
}
