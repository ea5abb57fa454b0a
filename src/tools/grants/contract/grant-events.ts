import type { Address, ContractEventName, Hex } from 'viem'
import { encodeEventTopics, pad } from 'viem/utils'
import {
  eventsIn,
  logsIn,
  nextBlock,
  rangesBefore,
  type ContractEvent,
  type RawLog,
  type Topics,
} from '#chain/read/contract-logs.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { grantsContract } from './grants-contract.ts'

type Name = ContractEventName<typeof grantsContract.abi>

/** Something that happened to a grant. */
export type GrantEvent = ContractEvent<typeof grantsContract.abi>

/** How many ranges of blocks we ask for at most. */
const mostRanges = 12

const topicOf = (eventName: Name) => encodeEventTopics({ abi: grantsContract.abi, eventName } as never)[0] as Hex

/** The grants that an account made for a receiver. */
export const topicsOfMaking = (receiver: Address, giver: Address): Topics[] => [
  [topicOf('Granted'), null, pad(receiver), pad(giver)],
]

/** The storing of a curve. */
export const topicsOfCurve = (curve: Hex): Topics[] => [[topicOf('CurveDefined'), curve]]

/** What happened with any of these topics from a block on, oldest first: a plan looks there for what it sent. Rejects as `rpc` does. */
export async function readEvents(rpc: Rpc, topics: readonly Topics[], since: number): Promise<GrantEvent[]> {
  const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const logs = await logsIn(rpc, ranges, { address: grantsContract.address, topics })
  return eventsIn(logs, grantsContract).toSorted((one, other) => one.block - other.block || one.index - other.index)
}

/** The grants that some logs say were made, in order. */
export function madeIn(logs: readonly RawLog[]): { id: bigint; amount: bigint }[] {
  return eventsIn(logs, grantsContract).flatMap((event) => (event.eventName === 'Granted' ? [event.args] : []))
}
