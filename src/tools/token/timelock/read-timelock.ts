import type { Address, Hex } from 'viem'
import { keccak256 } from 'viem/utils'
import { announcedTopics } from '#chain/index/rows/announcement-rows.ts'
import { eventsIn, logsIn, rangesBefore, type RawLog } from '#chain/read/contract-logs.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { AnnouncedCall } from '#tools/token/powers/power-words.ts'
import { comparedCode } from '#tools/token/generator/compiled-code.ts'
import { timelockAbi, timelockCodeHash, timelockRoles, type TimelockRight } from './timelock-abi.ts'

/**
 * What was announced and neither carried out nor cancelled. `time` is in Unix seconds: from then on it can be carried out. `alone` is
 * false for one of several calls that are carried out together.
 */
export type Announced = AnnouncedCall & { id: Hex; predecessor: Hex; salt: Hex; time: number; alone: boolean }

/**
 * `seconds` is the delay. `whole`: nothing that is announced is missing. `genuine`: its code is that of the
 * TimelockController our tokens make; what any other contract says of a delay proves nothing.
 */
export type TimelockState = { genuine: boolean; seconds: bigint; announced: Announced[]; whole: boolean }

/** What is announced up to a block, as the index has it. */
export type KnownAnnouncements = { logs: readonly RawLog[]; until: number }

/** Ranges of blocks that are searched after what the index has, the newest first. */
const mostRanges = 10

/** A timestamp of the timelock for what was never announced or was cancelled, and for what was carried out. */
const over: readonly bigint[] = [0n, 1n]

/** `end` is the block after the newest that counts. */
type Asked = { timelock: Address; end: number; known: KnownAnnouncements | undefined }

/** Reads a timelock. Rejects when the chain does not answer. */
export async function readTimelock(rpc: Rpc, { timelock, end, known }: Asked): Promise<TimelockState> {
  const contract = { to: timelock, abi: timelockAbi } as const
  const since = known ? known.until + 1 : 0
  const { ranges, from } = rangesBefore(end, { most: mostRanges, since })
  const code = keccak256(comparedCode((await rpc('eth_getCode', [timelock, 'latest'])) as string))
  if (code !== timelockCodeHash) return { genuine: false, seconds: 0n, announced: [], whole: true }
  const [seconds, logs] = await Promise.all([
    readContract(rpc, { ...contract, name: 'getMinDelay', args: [] }),
    Promise.all(
      ranges.map((range) =>
        logsIn(rpc, [range], { address: timelock, topics: [[announcedTopics]] }).catch(() => undefined),
      ),
    ),
  ])
  const told = [...(known?.logs ?? []), ...logs.toReversed().flatMap((some) => some ?? [])]
  const events = eventsIn(told, { address: timelock, abi: timelockAbi })
  const salts = new Map(
    events.flatMap((event) => (event.eventName === 'CallSalt' ? [[event.args.id, event.args.salt]] : [])),
  )
  const scheduled = events.flatMap((event) => (event.eventName === 'CallScheduled' ? [event.args] : []))
  // What was cancelled can be announced again under the same number.
  const newest = new Map(scheduled.map((args) => [`${args.id} ${args.index}`, args]))
  const announced = await Promise.all(
    [...newest.values()].map(async ({ id, target, value, data, predecessor }) => ({
      id,
      target,
      value,
      data,
      predecessor,
      salt: salts.get(id) ?? (`0x${'0'.repeat(64)}` as const),
      at: await readContract(rpc, { ...contract, name: 'getTimestamp', args: [id] }),
      alone: !newest.has(`${id} 1`),
    })),
  )
  return {
    genuine: true,
    seconds,
    announced: announced.flatMap(({ at, ...call }) => (over.includes(at) ? [] : [{ ...call, time: Number(at) }])),
    whole: logs.every(Boolean) && from <= since && events.length === told.length,
  }
}

/** What an account may do in a timelock. Rejects when the chain does not answer. */
export async function readRights(rpc: Rpc, timelock: Address, account: Address): Promise<TimelockRight[]> {
  const names = Object.keys(timelockRoles) as TimelockRight[]
  const has = await Promise.all(
    names.map((name) =>
      readContract(rpc, { to: timelock, abi: timelockAbi, name: 'hasRole', args: [timelockRoles[name], account] }),
    ),
  )
  return names.filter((_, at) => has[at])
}
