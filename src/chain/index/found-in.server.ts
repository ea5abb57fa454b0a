import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Found, LaunchRow, TokenRow } from './add-found.server.ts'
import { announcementRows } from './rows/announcement-rows.ts'
import { approvalRows } from './rows/approval-rows.ts'
import { eventRows, type ChainLog, type EventRow } from './rows/event-rows.ts'
import { firstBlockOf } from './first-block.server.ts'
import type { Following } from './following.ts'
import type { IndexBlock, IndexNode, LogsOf } from './index-node.server.ts'
import { tokenOf as tokenIn } from '#chain/tokens/numbered.ts'
import {
  followedTimelocks,
  followedTokens,
  holdIndex,
  IndexTaken,
  knownTokens,
  type Cursor,
} from './index-store.server.ts'
import { indexedContracts } from './indexed-contracts.ts'
import { powerRows } from './rows/power-rows.ts'
import { readIndexedToken, readTimelockOf } from './token-facts.server.ts'
import { transferRows, type TokenKind } from './rows/transfer-rows.ts'

/** Which blocks; `block` where it is one, with its time. */
type Asked = { of: LogsOf; block?: IndexBlock; cursor: Cursor }

/**
 * What is new in some blocks: events, tokens that are met for the first time, launches, what moved of those and of all before, who was permitted
 * to take what, what happened to the powers over them, and what their timelocks announce.
 */
export async function foundIn(following: Following, node: IndexNode, { of, block, cursor }: Asked): Promise<Found> {
  const from = block?.number ?? (of as { from: number }).from
  const followed = await followedTokens(following.db, from)
  const logs = await node.contractLogs(of)
  const events = logs.flatMap((log) => eventRows(log, block?.time))
  const launches: LaunchRow[] = []
  for (const launch of launchesIn(events))
    if (!followed.has(launch.token)) launches.push({ ...launch, timelock: await readTimelockOf(node, launch.token) })
  const named = new Set([...events.flatMap(tokenOf), ...launches.map(({ token }) => token)])
  const known = await knownTokens(following.db, [...named])
  const tokens: TokenRow[] = []
  for (const address of named)
    if (!known.has(address)) tokens.push({ address, ...(await readIndexedToken(node, address)) })
  const kinds = new Map(followed)
  for (const { address, kind } of [...known.values(), ...tokens])
    if (launches.some(({ token }) => token === address)) kinds.set(address, kind)
  const timelocks = new Set([...(await followedTimelocks(following.db, from)), ...launches.flatMap(timelockOf)])
  const now = [...(await node.tokenLogs(of, [...kinds.keys()])), ...(await node.timelockLogs(of, [...timelocks]))]
  const earlier: ChainLog[] = []
  for (const launch of launches) earlier.push(...(await logsBefore(following, node, { launch, from, cursor })))
  const ofTokens = [...earlier, ...now]
  const permissions = [...ofTokens, ...(await node.permissionLogs(of))]
  return {
    events,
    tokens,
    launches,
    transfers: ofTokens.flatMap((log) => rowsOf(log, kinds)),
    approvals: permissions.flatMap((log) => approvalRows(log, timeOf(log, block))),
    powers: ofTokens.flatMap(powerRows),
    announcements: ofTokens.flatMap(announcementRows),
  }
}

/** The time of a log, where it is in the block whose time is known: what was before a launch is in earlier ones. */
const timeOf = (log: ChainLog, block: IndexBlock | undefined) =>
  block && block.number === Number(log.blockNumber) ? block.time : undefined

function rowsOf(log: ChainLog, kinds: ReadonlyMap<Address, TokenKind>) {
  const kind = kinds.get(getAddress(log.address))
  return kind ? transferRows(log, kind) : []
}

/** The token that an event is about, where it is about one: those of a campaign are named, those of locks and grants are in the number. */
function tokenOf({ address, thing, args }: EventRow): Address[] {
  const { name } = indexedContracts.get(address)!
  if (name === 'MerkleClaims') return typeof args.token === 'string' ? [args.token as Address] : []
  const isNumbered = name === 'TokenLocker' || name === 'VotingLocker' || name === 'TokenGrants'
  return isNumbered && thing !== null ? [tokenIn(BigInt(thing))] : []
}

/** Launches that are written into the book. A token can be announced more than once. */
function launchesIn(events: readonly EventRow[]): Omit<LaunchRow, 'timelock'>[] {
  const found = new Map<Address, Omit<LaunchRow, 'timelock'>>()
  for (const { address, event, block, made_at, args } of events) {
    if (address !== contractAddresses.LaunchBook || event !== 'Launched') continue
    const { token, creator, maker } = args as Record<'token' | 'creator' | 'maker', Address>
    const with_pool = maker === contractAddresses.Launcher
    if (!found.has(token)) found.set(token, { token, creator, with_pool, block, made_at })
  }
  return [...found.values()]
}

const timelockOf = ({ timelock }: LaunchRow) => timelock ?? []

type Before = { launch: LaunchRow; from: number; cursor: Cursor }

/** What moved of a token, and what was announced in its timelock, before it was written into the book. */
async function logsBefore({ db, holder, window }: Following, node: IndexNode, { launch, from, cursor }: Before) {
  const logs: ChainLog[] = []
  let next = Math.max(cursor.first, (await firstBlockOf(node, launch.token, launch.block)) ?? 0)
  while (next < from) {
    const to = Math.min(next + window.size, from) - 1
    logs.push(...(await node.tokenLogs({ from: next, to }, [launch.token])))
    logs.push(...(await node.timelockLogs({ from: next, to }, [launch].flatMap(timelockOf))))
    next = to + 1
    // It may take longer than the right to write lasts.
    if (!(await holdIndex(db, holder))) throw new IndexTaken('Another server writes the index.')
  }
  return logs
}
