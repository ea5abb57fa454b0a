import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { eventRows, type ChainLog, type EventRow } from './event-rows.ts'
import { firstBlockOf } from './first-block.server.ts'
import type { Following } from './following.ts'
import type { IndexBlock, IndexNode, LogsOf } from './index-node.server.ts'
import { followedTokens, holdIndex, IndexTaken, type Cursor, type Found, type TokenRow } from './index-store.server.ts'
import { readIndexedToken } from './token-facts.server.ts'
import { transferRows, type TokenKind } from './transfer-rows.ts'

/** Which blocks; `block` where it is one, with its time. */
type Asked = { of: LogsOf; block?: IndexBlock; cursor: Cursor }

/** What is new in some blocks: events, tokens that are written into the launch book, and what moved of those and of all before. */
export async function foundIn(following: Following, node: IndexNode, { of, block, cursor }: Asked): Promise<Found> {
  const from = block?.number ?? (of as { from: number }).from
  const known = await followedTokens(following.db, from)
  const logs = await node.contractLogs(of)
  const events = logs.flatMap((log) => eventRows(log, block?.time))
  const tokens = await tokensIn(node, events, known)
  const kinds = new Map([...known, ...tokens.map(({ address, kind }) => [address, kind] as const)])
  const moved = await node.transferLogs(of, [...kinds.keys()])
  const earlier: ChainLog[] = []
  for (const token of tokens) earlier.push(...(await movedBefore(following, node, { token, from, cursor })))
  return { events, tokens, transfers: [...earlier, ...moved].flatMap((log) => rowsOf(log, kinds)) }
}

function rowsOf(log: ChainLog, kinds: ReadonlyMap<Address, TokenKind>) {
  const kind = kinds.get(getAddress(log.address))
  return kind ? transferRows(log, kind) : []
}

async function tokensIn(node: IndexNode, events: readonly EventRow[], known: ReadonlyMap<Address, TokenKind>) {
  const found = new Map<Address, TokenRow>()
  for (const { address, event, block, made_at, args } of events) {
    if (address !== contractAddresses.LaunchBook || event !== 'Launched') continue
    const { token, creator, maker } = args as Record<'token' | 'creator' | 'maker', Address>
    // A token can be announced more than once.
    if (known.has(token) || found.has(token)) continue
    const facts = await readIndexedToken(node, token)
    const with_pool = maker === contractAddresses.Launcher
    found.set(token, { ...facts, address: token, creator, with_pool, block, made_at })
  }
  return [...found.values()]
}

type Before = { token: TokenRow; from: number; cursor: Cursor }

/** What moved of a token before it was written into the book. */
async function movedBefore({ db, holder, window }: Following, node: IndexNode, { token, from, cursor }: Before) {
  const logs: ChainLog[] = []
  let next = Math.max(cursor.first, (await firstBlockOf(node, token.address, token.block)) ?? 0)
  while (next < from) {
    const to = Math.min(next + window.size, from) - 1
    logs.push(...(await node.transferLogs({ from: next, to }, [token.address])))
    next = to + 1
    // It may take longer than the right to write lasts.
    if (!(await holdIndex(db, holder))) throw new IndexTaken('Another server writes the index.')
  }
  return logs
}
