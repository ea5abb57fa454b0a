/** At most `most` of the numbers from `first` on, `count` of them, evenly spread, both ends included. */
export function spread(first: bigint, count: bigint, most: number): bigint[] {
  if (count <= 0n) return []
  if (count <= BigInt(most)) return Array.from({ length: Number(count) }, (_, at) => first + BigInt(at))
  return Array.from({ length: most }, (_, at) => first + ((count - 1n) * BigInt(at)) / BigInt(most - 1))
}

/** At most `most` of a list, evenly spread, both ends included. */
export function spreadOf<Item>(items: readonly Item[], most: number): Item[] {
  return spread(0n, BigInt(items.length), most).map((at) => items[Number(at)]!)
}
