import { bytesToHex, hexToBytes, isAddress, isHash, keccak256, type Hex } from 'viem'
import { compareBytes } from '#core/merkle/sort-bytes.ts'
import type { Entries } from './entries.ts'
import { pageShards, pagesOf, ranksOf, shapeOf, shardBytes, type ListShape } from './list-shape.ts'

/**
 * `list.json` of a published list. Beside it are its pages `p0.bin` …, which say with which account each shard begins, and its shards
 * `s0.bin` …: entries of 36 bytes, account and amount, then the hashes beside the shard's way to the root.
 */
export type ListHead = {
  /** The root of the tree, which is on the chain. */
  root: Hex
  count: number
  /** The sum of all amounts in the token's smallest unit. */
  total: bigint
  /** The first account of each page, in small letters, and the keccak256 of its bytes. */
  pages: readonly (readonly [first: Hex, hash: Hex])[]
}

const format = 'intaglio-claims-1'

/** Names of the files of a list. */
export const headName = 'list.json'
export const pageName = (page: number) => `p${page}.bin`
export const shardName = (shard: number) => `s${shard}.bin`

/** Bytes a file of a list has at most. */
export const fileLimit = 16 * 1024

/** `list.json` as text: the same list has the same bytes. */
export function writeHead({ root, count, total, pages }: ListHead): string {
  return `${JSON.stringify({ format, root, count, total: String(total), pages }, undefined, 1)}\n`
}

/** Reads `list.json`; undefined when it is none. */
export function readHead(text: string): ListHead | undefined {
  try {
    const { format: said, root, count, total, pages } = JSON.parse(text) as Record<string, unknown>
    if (said !== format || !isHash(String(root)) || !/^\d{1,60}$/.test(String(total))) return undefined
    const rows = pages as [Hex, Hex][]
    const whole = rows.length === pagesOf(shapeOf(count as number))
    const each = rows.every(([first, hash]) => isAddress(first, { strict: false }) && isHash(hash))
    return whole && each
      ? { root: root as Hex, count: count as number, total: BigInt(total as string), pages: rows }
      : undefined
  } catch {
    return undefined
  }
}

/** What binds a list to its campaign beside the root: the keccak256 of `list.json`, which is after the `#` of its address. */
export function hashOf(bytes: Uint8Array): Hex {
  return keccak256(bytes)
}

/** The entries of a shard and the hashes after them; undefined when it has another length or its accounts are not in order. */
export function readShard(
  shape: ListShape,
  shard: number,
  bytes: Uint8Array,
): { entries: Entries; path: Uint8Array[] } | undefined {
  if (bytes.length !== shardBytes(shape, shard)) return undefined
  const [from, until] = ranksOf(shape, shard)
  const count = until - from
  const entries = { count, accounts: new Uint8Array(20 * count), amounts: new Uint8Array(16 * count) }
  for (let place = 0; place < count; place++) {
    entries.accounts.set(bytes.subarray(36 * place, 36 * place + 20), 20 * place)
    entries.amounts.set(bytes.subarray(36 * place + 20, 36 * place + 36), 16 * place)
    if (place > 0 && compareBytes(account(bytes, place - 1), account(bytes, place)) >= 0) return undefined
  }
  const path = Array.from({ length: shape.depth }, (_, step) => {
    const at = 36 * count + 32 * step
    return bytes.slice(at, at + 32)
  })
  return { entries, path }
}

/** Which page an account is in; undefined: before the first. */
export function pageFor({ pages }: ListHead, of: Hex): number | undefined {
  const found = pages.findLastIndex(([first]) => first.toLowerCase() <= of.toLowerCase())
  return found < 0 ? undefined : found
}

/** Which shard an account is in, by the bytes of its page; undefined when the page has another length. */
export function shardFor(shape: ListShape, page: number, { bytes, of }: { bytes: Uint8Array; of: Hex }) {
  const count = Math.min(pageShards, shape.shards - page * pageShards)
  if (bytes.length !== 20 * count) return undefined
  const wanted = hexToBytes(of)
  let found = 0
  while (found + 1 < count && compareBytes(bytes.subarray(20 * (found + 1), 20 * (found + 2)), wanted) <= 0) found++
  return page * pageShards + found
}

/** The pages of a list, from the first account of each shard: their bytes, and what `list.json` says of them. */
export function writePages(firsts: Uint8Array): { bytes: Uint8Array; said: readonly [first: Hex, hash: Hex] }[] {
  const size = 20 * pageShards
  return Array.from({ length: Math.ceil(firsts.length / size) }, (_, page) => {
    const bytes = firsts.slice(page * size, (page + 1) * size)
    return { bytes, said: [bytesToHex(bytes.subarray(0, 20)), hashOf(bytes)] as const }
  })
}

function account(bytes: Uint8Array, place: number): Uint8Array {
  return bytes.subarray(36 * place, 36 * place + 20)
}
