import type { Address, Hex } from 'viem'
import { encodeEventTopics, numberToHex, pad } from 'viem/utils'
import type { IndexState } from '#chain/index/index-state.server.ts'
import { askHistory } from '#chain/index/read-index.ts'
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
import type { Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'

/** Something that happened to a campaign. */
export type ClaimEvent = ContractEvent<typeof merkleClaimsAbi>
type Made = Extract<ClaimEvent, { eventName: 'CampaignCreated' }>

/**
 * What is known of a campaign: its first event and the newest ones, oldest first, how many claims and events there were, and how far the
 * index was. Where that does not answer, the event that made the campaign is all, if its block is known.
 */
export type History = { made?: Made; events: ClaimEvent[]; claims: number; count: number; index?: IndexState }

/** The contract whose events these are. */
export const claims = { address: contractAddresses.MerkleClaims, abi: merkleClaimsAbi } as const

/** How many ranges of blocks are asked for at most. */
const mostRanges = 24

const topicOf = (eventName: 'CampaignCreated') => encodeEventTopics({ abi: merkleClaimsAbi, eventName })[0]

/** What happened to a campaign; `block`, if known, is where it was made. Rejects when the chain does not answer. */
export async function readHistory(
  rpc: Rpc,
  id: bigint,
  { block, ask = askHistory }: { block?: number | undefined; ask?: typeof askHistory } = {},
): Promise<History> {
  const found = await ask(rpc, { contract: 'MerkleClaims', abi: merkleClaimsAbi, id })
  const made = found?.events.find(isMade) ?? (await madeIn(rpc, id, block))
  if (!found) return { ...(made && { made }), events: made ? [made] : [], claims: 0, count: 0 }
  const { events, counts, index } = found
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return { ...(made && { made }), events, claims: counts.Claimed ?? 0, count, index }
}

/** The event that made a campaign, in the block where it was made. */
async function madeIn(rpc: Rpc, id: bigint, block: number | undefined): Promise<Made | undefined> {
  if (block === undefined) return undefined
  const topics = [null, numberToHex(id, { size: 32 })]
  return (await eventsOf(rpc, topics, [rangeOf(block, block)])).find(isMade)
}

/** The campaign that an account made with a list since a block; undefined when there is none. Rejects when the chain does not answer. */
export async function findMade(
  rpc: Rpc,
  { creator, root, since }: { creator: Address; root: Hex; since: number },
): Promise<Made | undefined> {
  return (await madeBy(rpc, creator, since)).find(({ args }) => args.root === root)
}

/** The campaigns that an account made since a block, oldest first. Rejects when the chain does not answer. */
export async function madeBy(rpc: Rpc, creator: Address, since = 0): Promise<Made[]> {
  const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const topics = [topicOf('CampaignCreated') ?? null, null, pad(creator)]
  return (await eventsOf(rpc, topics, ranges.toReversed())).filter(isMade)
}

const isMade = (event: ClaimEvent): event is Made => event.eventName === 'CampaignCreated'

async function eventsOf(rpc: Rpc, topics: Topics, ranges: readonly BlockRange[]): Promise<ClaimEvent[]> {
  return eventsIn(await logsIn(rpc, ranges, { address: claims.address, topics: [topics] }), claims)
}
