import type { Address, Hex } from 'viem'
import { encodeEventTopics, numberToHex, pad } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import {
  eventsIn,
  logsIn,
  nextBlock,
  rangeOf,
  rangesBefore,
  type BlockRange,
  type ContractEvent,
  type Topics,
} from '#chain/read/contract-logs.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'

/** Something that happened to a campaign. */
export type ClaimEvent = ContractEvent<typeof merkleClaimsAbi>
type Made = Extract<ClaimEvent, { eventName: 'CampaignCreated' }>

/** What was found of a campaign, oldest first; `made` is its first event, and `from` the oldest block that was read. */
export type History = { made?: Made; events: ClaimEvent[]; from: number }

/** The contract whose events these are. */
export const claims = { address: contractAddresses.MerkleClaims, abi: merkleClaimsAbi } as const

/** How many ranges of blocks are asked for together, and how often. */
const together = 4
const rounds = 6

const idTopic = (id: bigint) => numberToHex(id, { size: 32 })
const topicOf = (eventName: 'CampaignCreated') => encodeEventTopics({ abi: merkleClaimsAbi, eventName })[0]

/**
 * Everything that happened to a campaign, from the newest block back to the one it was made in, or as far as one may ask. `block`, if
 * known, is where it was made. Rejects when the chain does not answer.
 */
export async function readHistory(rpc: Rpc, id: bigint, block?: number): Promise<History> {
  const topics = [null, idTopic(id)]
  const exact = block === undefined ? [] : await eventsOf(rpc, topics, [rangeOf(block, block)])
  const { events, from } = await lookBack(rpc, topics, (found) => found.some(isMade))
  const known = new Set(events.map(({ hash }) => hash))
  const all = [...exact.filter(({ hash }) => !known.has(hash)), ...events]
  return { made: all.find(isMade), events: all, from }
}

/** The campaign that an account made with a list since a block; undefined when there is none. Rejects when the chain does not answer. */
export async function findMade(
  rpc: Rpc,
  { creator, root, since }: { creator: Address; root: Hex; since: number },
): Promise<Made | undefined> {
  const topics = [topicOf('CampaignCreated') ?? null, null, pad(creator)]
  const { events } = await lookBack(rpc, topics, (_, from) => from <= since)
  return events.filter(isMade).find(({ args }) => args.root === root)
}

/** Every campaign that an account made, oldest first. Rejects when the chain does not answer. */
export async function findAllMade(rpc: Rpc, creator: Address): Promise<Made[]> {
  const topics = [topicOf('CampaignCreated') ?? null, null, pad(creator)]
  const { events } = await lookBack(rpc, topics, () => false)
  return events.filter(isMade)
}

const isMade = (event: ClaimEvent): event is Made => event.eventName === 'CampaignCreated'

async function lookBack(
  rpc: Rpc,
  topics: Topics,
  enough: (found: readonly ClaimEvent[], from: number) => boolean,
): Promise<{ events: ClaimEvent[]; from: number }> {
  let from = await nextBlock(rpc)
  let events: ClaimEvent[] = []
  for (let round = 0; round < rounds && from > 0 && !enough(events, from); round++) {
    const next = rangesBefore(from, { most: together })
    events = [...(await eventsOf(rpc, topics, next.ranges.toReversed())), ...events]
    from = next.from
  }
  return { events, from }
}

async function eventsOf(rpc: Rpc, topics: Topics, ranges: readonly BlockRange[]): Promise<ClaimEvent[]> {
  return eventsIn(await logsIn(rpc, ranges, { address: claims.address, topics: [topics] }), claims)
}
