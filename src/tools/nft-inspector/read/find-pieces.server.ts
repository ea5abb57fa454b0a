import type { Address } from 'viem'
import { valueOf, type Sight } from './ask-collection.server.ts'
import type { RecentMints } from './recent-mints.server.ts'
import { spread, spreadOf } from './spread.ts'

/** Pieces to look at more closely, and how they were found. `missing` were asked for in between and have no owner. */
export type Pieces = {
  total?: bigint
  first?: bigint
  ids: bigint[]
  missing: bigint[]
  sampledBy: string
  /** True where a piece exists beyond the last one that the supply allows for. */
  beyond?: boolean
}

/** Pieces in a sample. */
export const sampleSize = 12

/** A larger supply is a made-up number, not a count. */
const mostCounted = 10n ** 12n

const byLogs = ({ from, whole }: RecentMints) =>
  whole ? 'events of all blocks' : `events of the blocks from ${from} on; older pieces were not looked for`

/** Finds pieces of an ERC-721: by its own list, else by counting on from 0 or 1, else by what was moved lately. */
export async function findPieces(sight: Sight, lately: RecentMints): Promise<Pieces> {
  const total = valueOf(await sight.ask<bigint>('totalSupply'))
  const known = { ...(total !== undefined && { total }) }
  const counted = total !== undefined && total <= mostCounted ? total : undefined
  const listed = counted ? await listedPieces(sight, counted) : undefined
  if (listed) return { ...known, ...listed, first: listed.ids[0], missing: [], sampledBy: 'tokenByIndex()' }

  const first = (await exists(sight, 0n)) ? 0n : (await exists(sight, 1n)) ? 1n : undefined
  if (first !== undefined) {
    const last = counted ? first + counted - 1n : await lastPiece(sight, first)
    const asked = spread(first, last - first + 1n, sampleSize)
    const [ids, missing] = await sorted(sight, asked)
    const beyond = counted !== undefined && (await exists(sight, last + 1n))
    const sampledBy = `ownerOf(), from ${first} to ${last}`
    if (ids.length >= Math.min(asked.length, 3)) return { ...known, first, ids, missing, sampledBy, beyond }
  }
  const [ids] = await sorted(sight, spreadOf(lately.ids.toSorted(compared), sampleSize))
  return { ...known, ...(first !== undefined && { first }), ids, missing: [], sampledBy: byLogs(lately) }
}

/** Editions of an ERC-1155: those moved lately, else the first numbers. */
export async function findEditions(sight: Sight, lately: RecentMints): Promise<Pieces> {
  const total = valueOf(await sight.ask<bigint>('totalSupply'))
  const known = { ...(total !== undefined && { total }), missing: [] }
  if (lately.ids.length > 0)
    return { ...known, ids: spreadOf(lately.ids.toSorted(compared), sampleSize), sampledBy: byLogs(lately) }
  return { ...known, ids: [0n, 1n], sampledBy: 'the numbers 0 and 1, since nothing was moved lately' }
}

const compared = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

async function exists(sight: Sight, id: bigint): Promise<boolean> {
  const owner = valueOf(await sight.ask<Address>('ownerOf', { args: [id] }))
  return owner !== undefined && !/^0x0+$/.test(owner)
}

async function sorted(sight: Sight, asked: bigint[]): Promise<[there: bigint[], missing: bigint[]]> {
  const there = await Promise.all(asked.map((id) => exists(sight, id)))
  return [asked.filter((_, at) => there[at]), asked.filter((_, at) => !there[at])]
}

async function listedPieces(sight: Sight, total: bigint): Promise<{ ids: bigint[] } | undefined> {
  if (valueOf(await sight.ask<bigint>('tokenByIndex', { args: [0n] })) === undefined) return undefined
  const asked = spread(0n, total, sampleSize)
  const ids = await Promise.all(asked.map((at) => sight.ask<bigint>('tokenByIndex', { args: [at] })))
  return { ids: [...new Set(ids.map(valueOf).filter((id) => id !== undefined))] }
}

/** The last of pieces that are numbered without a gap: doubled until there is none, then halved. */
async function lastPiece(sight: Sight, first: bigint): Promise<bigint> {
  let there = first
  let step = 1n
  while (step < 2n ** 24n && (await exists(sight, first + step))) {
    there = first + step
    step *= 2n
  }
  let none = first + step
  while (none - there > 1n) {
    const middle = (there + none) / 2n
    if (await exists(sight, middle)) there = middle
    else none = middle
  }
  return there
}
