import type { Address, DecodeEventLogReturnType, Hash, Hex } from 'viem'
import { decodeEventLog, encodeEventTopics, numberToHex, pad } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import type { Ask } from '#workshop/ask.ts'

type Decoded = DecodeEventLogReturnType<typeof merkleClaimsAbi>

/** Something that happened to a campaign. */
export type ClaimEvent = Decoded & { block: number; hash: Hash }
type Made = Extract<ClaimEvent, { eventName: 'CampaignCreated' }>

/** What was found of a campaign, oldest first; `made` is its first event, and `from` the oldest block that was read. */
export type History = { made?: Made; events: ClaimEvent[]; from: number }

/** Blocks nodes give the logs of at once, how many of these are asked for together, and how often. */
const blocksAtOnce = 5_000
const together = 4
const rounds = 6

type Range = { fromBlock: Hex; toBlock: Hex }

const idTopic = (id: bigint) => numberToHex(id, { size: 32 })
const topicOf = (eventName: 'CampaignCreated') => encodeEventTopics({ abi: merkleClaimsAbi, eventName })[0]

/**
 * Everything that happened to a campaign, from the newest block back to the one it was made in, or as far as one may ask. `block`, if
 * known, is where it was made. Rejects when the chain does not answer.
 */
export async function readHistory(ask: Ask, id: bigint, block?: number): Promise<History> {
  const topics = [null, idTopic(id)]
  const exact = block === undefined ? [] : await logsIn(ask, topics, [rangeOf(block, block)])
  const { events, from } = await lookBack(ask, topics, (found) => found.some(isMade))
  const known = new Set(events.map(({ hash }) => hash))
  const all = [...exact.filter(({ hash }) => !known.has(hash)), ...events]
  return { made: all.find(isMade), events: all, from }
}

/** The campaign that somebody made with a list since a block; undefined when there is none. Rejects when the chain does not answer. */
export async function findMade(
  ask: Ask,
  { creator, root, since }: { creator: Address; root: Hex; since: number },
): Promise<Made | undefined> {
  const topics = [topicOf('CampaignCreated') ?? null, null, pad(creator)]
  const { events } = await lookBack(ask, topics, (_, from) => from <= since)
  return events.filter(isMade).find(({ args }) => args.root === root)
}

/** Every campaign that somebody made, oldest first. Rejects when the chain does not answer. */
export async function findAllMade(ask: Ask, creator: Address): Promise<Made[]> {
  const topics = [topicOf('CampaignCreated') ?? null, null, pad(creator)]
  const { events } = await lookBack(ask, topics, () => false)
  return events.filter(isMade)
}

const isMade = (event: ClaimEvent): event is Made => event.eventName === 'CampaignCreated'

async function lookBack(
  ask: Ask,
  topics: readonly (Hex | null)[],
  enough: (found: readonly ClaimEvent[], from: number) => boolean,
): Promise<{ events: ClaimEvent[]; from: number }> {
  let from = Number((await ask('eth_blockNumber', [])) as Hex) + 1
  let events: ClaimEvent[] = []
  for (let round = 0; round < rounds && from > 0 && !enough(events, from); round++) {
    const ranges: Range[] = []
    while (ranges.length < together && from > 0) {
      const first = Math.max(0, from - blocksAtOnce)
      ranges.unshift(rangeOf(first, from - 1))
      from = first
    }
    events = [...(await logsIn(ask, topics, ranges)), ...events]
  }
  return { events, from }
}

const rangeOf = (first: number, last: number): Range => ({
  fromBlock: numberToHex(first),
  toBlock: numberToHex(last),
})

type RawLog = { topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; transactionHash: Hash }

async function logsIn(ask: Ask, topics: readonly (Hex | null)[], ranges: readonly Range[]): Promise<ClaimEvent[]> {
  const address = contractAddresses.MerkleClaims
  const logs = await Promise.all(ranges.map((range) => ask('eth_getLogs', [{ address, topics, ...range }])))
  return (logs.flat() as RawLog[]).flatMap((log) => {
    try {
      const { topics: said, data } = log
      const decoded = decodeEventLog({ abi: merkleClaimsAbi, topics: said, data }) as Decoded
      return [{ ...decoded, block: Number(log.blockNumber), hash: log.transactionHash }]
    } catch {
      return []
    }
  })
}
