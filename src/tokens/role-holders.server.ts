import { keccak256, toBytes, toEventSelector, type Address, type Hex } from 'viem'
import { getAddress } from 'viem/utils'
import type { AskNode } from '#chain/ask-node.server.ts'
import { logRange } from '#chain/rpc-checks.server.ts'
import type { ReadContract } from './read-contract.server.ts'

/** The roles that tokens of this site can have, by their names in the contract. */
const roles = {
  admin: `0x${'0'.repeat(64)}`,
  minter: keccak256(toBytes('MINTER_ROLE')),
  pauser: keccak256(toBytes('PAUSER_ROLE')),
} as const

/** Who holds each role now. `whole`: the history was read from its beginning, so that there is nobody else. */
export type RoleHolders = { whole: boolean; holders: Record<keyof typeof roles, Address[]> }

const granted = toEventSelector('RoleGranted(bytes32,address,address)')

/** Ranges of blocks that are searched, the newest first; older ones would cost more questions than a page is worth. */
const mostRanges = 10

type Log = { topics: readonly Hex[] }
type Asked = { address: Address; head: number; read: ReadContract; signal: AbortSignal }

/** Finds who was ever given a role, and asks the contract who still has it. Rejects when no node answers. */
export async function roleHolders(ask: AskNode, { address, head, read, signal }: Asked): Promise<RoleHolders> {
  const ranges = Array.from({ length: Math.min(mostRanges, Math.ceil((head + 1) / logRange)) }, (_, at) => {
    const to = head - at * logRange
    return { from: Math.max(0, to - logRange + 1), to }
  })
  const found = await Promise.all(
    ranges.map(({ from, to }) => {
      const filter = { address, topics: [granted], fromBlock: hex(from), toBlock: hex(to) }
      return ask('eth_getLogs', [filter], signal).then(
        (logs) => logs as Log[],
        () => undefined,
      )
    }),
  )
  const logs = found.flatMap((each) => each ?? [])
  const holders = { admin: [], minter: [], pauser: [] } as RoleHolders['holders']
  for (const [name, role] of Object.entries(roles) as [keyof typeof roles, Hex][]) {
    const given = new Set(logs.filter(({ topics }) => topics[1] === role).map(({ topics }) => accountIn(topics[2]!)))
    const still = await Promise.all([...given].map((account) => read<boolean>('hasRole', role, account)))
    holders[name] = [...given].filter((_, at) => still[at])
  }
  // The admin role is given in the constructor: where nobody is seen to get it, the beginning was not seen.
  const whole =
    found.every(Boolean) && (ranges.at(-1)!.from === 0 || logs.some(({ topics }) => topics[1] === roles.admin))
  return { whole, holders }
}

const hex = (number: number) => `0x${number.toString(16)}`
const accountIn = (topic: Hex) => getAddress(`0x${topic.slice(-40)}`)
