import { encodeFunctionData, getAddress, numberToHex, parseAbi, type Address, type Hex } from 'viem'
import { rangesBefore } from '#chain/read/contract-logs.ts'
import { askLogs, type ChainView } from '#tools/token/simulate/simulate-view.server.ts'

const abi = parseAbi([
  'function getTargetFunctionRole(address target, bytes4 selector) view returns (uint64)',
  'function hasRole(uint64 role, address account) view returns (bool isMember, uint32 delay)',
  'function isTargetClosed(address target) view returns (bool)',
])

/** `RoleGranted(uint64 role, address account, uint32 delay, uint48 since, bool newMember)` of OpenZeppelin's AccessManager. */
const granted: Hex = '0xf98448b987f1428e0e230e1f3c6e2ce15b5693eaf31827fbd0b1ec4b424ae7cf'

/** Ranges of blocks that are searched, functions whose role is asked, and accounts that are named. */
const most = { ranges: 3, functions: 40, accounts: 4 }

/** An account that the manager lets call functions of the token. `delay`: seconds between announcing a call and making it. */
export type RoleHolder = { account: Address; role: bigint; delay: number }

/**
 * Who may call functions of a token by its AccessManager, and after how long. Undefined when the contract answers as none. Accounts are
 * those that were given a role lately: of blocks whose logs a node does not give nothing is known.
 */
export async function managerHolders(
  view: ChainView,
  manager: Address,
  { token, selectors }: { token: Address; selectors: readonly Hex[] },
): Promise<RoleHolder[] | undefined> {
  const ask = async (functionName: string, args: readonly unknown[], words = 1) => {
    const { ok, data } = await view.call({
      to: manager,
      data: encodeFunctionData({ abi, functionName, args } as never),
    })
    return ok && data.length === 2 + words * 64 ? data : undefined
  }
  if (!(await ask('isTargetClosed', [token]))) return undefined
  const asked = await Promise.all(
    selectors.slice(0, most.functions).map((selector) => ask('getTargetFunctionRole', [token, selector])),
  )
  const roles = new Set(asked.flatMap((word) => (word ? [BigInt(word)] : [])))
  const pairs = await grantsOf(view, manager, [...roles])
  const holders = await Promise.all(
    pairs.map(async ({ role, account }): Promise<RoleHolder[]> => {
      const words = await ask('hasRole', [role, account], 2)
      return words && BigInt(words.slice(0, 66)) === 1n
        ? [{ account, role, delay: Number(BigInt(`0x${words.slice(66)}`)) }]
        : []
    }),
  )
  return holders.flat().slice(0, most.accounts)
}

async function grantsOf(view: ChainView, manager: Address, roles: readonly bigint[]) {
  if (roles.length === 0) return []
  const topics = [granted, roles.map((role) => numberToHex(role, { size: 32 }))]
  const { ranges } = rangesBefore(Number(view.block) + 1, { most: most.ranges })
  const answers = await Promise.all(ranges.map((range) => askLogs(view, { address: manager, topics, ...range })))
  const found = answers.flat().filter(({ topics: words }) => words.length === 3)
  const pairs = new Map(
    found.map(({ topics: [, role, account] }) => [
      role! + account!,
      { role: BigInt(role!), account: getAddress(`0x${account!.slice(26)}`) },
    ]),
  )
  return [...pairs.values()].slice(-20)
}
