import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import { eventRows, type ChainLog, type EventRow } from '#chain/index/rows/event-rows.ts'
import { indexedContracts } from '#chain/index/indexed-contracts.ts'
import { revived, type AskThings, type Named } from '#chain/index/read-index.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Abi } from 'viem'

/** Everything our contracts wrote, as the index would keep it, the oldest first. */
async function rowsOf(rpc: Rpc): Promise<EventRow[]> {
  const address = [...indexedContracts.keys()]
  const logs = (await rpc('eth_getLogs', [{ address, fromBlock: '0x0', toBlock: 'latest' }])) as ChainLog[]
  return logs.flatMap((log) => eventRows(log))
}

/** What the index would answer of a chain that it has read to the end: for tests that have no database. */
export const chainThings: AskThings = async (rpc, { account, contracts }) => {
  const owner = getAddress(account)
  const things = new Map<string, Named & { as: string[] }>()
  for (const { address, thing, args, event, accounts } of (await rowsOf(rpc)).toReversed()) {
    const contract = indexedContracts.get(address)!.name
    if (thing === null || !accounts.includes(owner) || !contracts.includes(contract)) continue
    const known = things.get(`${contract} ${thing}`) ?? { contract, id: BigInt(thing), as: [] }
    known.as.push(...Object.keys(args).flatMap((name) => (args[name] === owner ? [`${event}.${name}`] : [])))
    things.set(`${contract} ${thing}`, known)
  }
  const block = Number(await rpc('eth_blockNumber', []))
  return { things: [...things.values()], index: { block, head: block, lookedAt: 0, stopped: false } }
}

/** What happened to the thing with a number at a contract, as the index would tell it. */
export async function chainEvents<const abi extends Abi>(
  rpc: Rpc,
  { address, abi, id }: { address: Address; abi: abi; id: bigint },
) {
  const rows = (await rowsOf(rpc)).filter((row) => row.address === getAddress(address) && row.thing === String(id))
  const events = rows.map(({ event, args, block, transaction, log_index }) => ({
    event,
    args,
    block,
    hash: transaction,
    index: log_index,
  }))
  return revived({ events, counts: {} }, abi).events
}
