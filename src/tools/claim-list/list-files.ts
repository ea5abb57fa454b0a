import type { BuiltList } from './build-list.ts'
import { headName, pageName, readHead, shardName } from './list-file.ts'
import { pageShards, pagesOf, shapeOf, shardBytes, type ListShape } from './list-shape.ts'

/** One file of a list: its name, and where it is in the body. */
export type FilePlace = { name: string; from: number; until: number }

/** Every shard and page of a list, where it is in the body, in order. */
export function* placesOf(shape: ListShape): Generator<FilePlace> {
  let from = 0
  for (let shard = 0; shard < shape.shards; shard++) {
    const until = from + shardBytes(shape, shard)
    yield { name: shardName(shard), from, until }
    from = until
  }
  for (let page = 0; page < pagesOf(shape); page++) {
    const until = from + 20 * Math.min(pageShards, shape.shards - page * pageShards)
    yield { name: pageName(page), from, until }
    from = until
  }
}

/** Every file of a list, as any static host can serve them. Throws when the list is not whole. */
export function* filesOf({ head, body }: BuiltList): Generator<{ name: string; bytes: Uint8Array }> {
  const read = readHead(head)
  if (!read) throw new TypeError('This is not a list.')
  yield { name: headName, bytes: new TextEncoder().encode(head) }
  for (const { name, from, until } of placesOf(shapeOf(read.count))) yield { name, bytes: body.subarray(from, until) }
}
