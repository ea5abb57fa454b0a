import { decodeAbiParameters, getAddress, toEventSelector, type Address, type Hex } from 'viem'
import { logRange } from '#chain/rpc/rpc-checks.server.ts'
import type { Sight } from './ask-collection.server.ts'

/** What the events of the newest blocks tell of a collection. `whole`: the search reached the first block of the chain. */
export type RecentMints = {
  ids: bigint[]
  updates: number
  /** Who was given a role, whether or not it was taken back. */
  granted: { role: Hex; account: Address }[]
  from: number
  whole: boolean
  missed: boolean
}

type Log = { topics: readonly Hex[]; data: Hex }

const topics = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  single: toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
  batch: toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
  update: toEventSelector('MetadataUpdate(uint256)'),
  updates: toEventSelector('BatchMetadataUpdate(uint256,uint256)'),
  contract: toEventSelector('ContractURIUpdated()'),
  granted: toEventSelector('RoleGranted(bytes32,address,address)'),
} as const

/** Ranges of blocks that are searched, the newest first; older ones would cost more questions than an inspection is worth. */
const mostRanges = 6

const number = (value: number): Hex => `0x${value.toString(16)}`

/** Reads transfers and updates of metadata in the newest blocks. Never rejects: a node that gives no logs is `missed`. */
export async function readRecentMints(sight: Sight): Promise<RecentMints> {
  const ranges = Array.from({ length: Math.min(mostRanges, Math.ceil((sight.head + 1) / logRange)) }, (_, at) => {
    const to = sight.head - at * logRange
    return { from: Math.max(0, to - logRange + 1), to }
  })
  const found = await Promise.all(
    ranges.map(({ from, to }) => {
      const filter = {
        address: sight.address,
        topics: [Object.values(topics)],
        fromBlock: number(from),
        toBlock: number(to),
      }
      return sight.node('eth_getLogs', filter).then(
        (logs) => logs as Log[],
        () => undefined,
      )
    }),
  )
  const logs = found.flatMap((each) => each ?? [])
  const from = ranges.at(-1)!.from
  return {
    ids: [...new Set(logs.flatMap(idsIn))],
    updates: logs.filter(({ topics: [kind] }) =>
      [topics.update, topics.updates, topics.contract].includes(kind as never),
    ).length,
    granted: logs.flatMap(({ topics: [kind, role, account] }) =>
      kind === topics.granted && role && account ? [{ role, account: getAddress(`0x${account.slice(-40)}`) }] : [],
    ),
    from,
    whole: from === 0 && found.every(Boolean),
    missed: !found.every(Boolean),
  }
}

function idsIn({ topics: [kind, , , id], data }: Log): bigint[] {
  try {
    if (kind === topics.transfer) return id === undefined ? [] : [BigInt(id)]
    if (kind === topics.single) return [decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)[0]]
    if (kind === topics.batch)
      return decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)[0].slice(0, 100)
  } catch {
    // A contract may write what it likes under the name of an event.
  }
  return []
}
