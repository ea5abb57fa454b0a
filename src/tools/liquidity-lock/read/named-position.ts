/** A position that a link names: 0 is Uniswap V3, 1 is V4, as the lock numbers them. */
export type NamedPosition = { kind: 0 | 1; tokenId: bigint }

/** The position in the query of an address, as in `?position=v3-12`; undefined where there is none. */
export function namedPosition(query: string): NamedPosition | undefined {
  const [, version, number] = /^v([34])-([1-9]\d{0,28})$/.exec(new URLSearchParams(query).get('position') ?? '') ?? []
  return number ? { kind: version === '3' ? 0 : 1, tokenId: BigInt(number) } : undefined
}
