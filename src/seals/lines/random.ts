/** Where a drawing comes from: words such as a route's path, or 32 bits already made from a digest. */
export type Seed = string | number

/** The 32-bit state of a seed; a number is its own state. An address means its 20 bytes, however its letters are cased. */
export function stateOf(seed: Seed): number {
  if (typeof seed === 'number') return seed >>> 0
  return hash(/^0x[0-9a-f]{40}$/i.test(seed) ? bytesOf(seed) : new TextEncoder().encode(seed))
}

function bytesOf(address: string): number[] {
  return Array.from({ length: 20 }, (_, index) => Number.parseInt(address.slice(2 + 2 * index, 4 + 2 * index), 16))
}

/** FNV-1a, then MurmurHash3's finaliser, so that one changed byte gives every bit an even chance to change. */
function hash(bytes: Iterable<number>): number {
  let mixed = 0x811c9dc5
  for (const byte of bytes) mixed = Math.imul(mixed ^ byte, 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Chooses one entry of a list; each call goes on from the last. */
export type Pick = <item>(list: readonly item[]) => item

/** The stream of choices that a state leads to: mulberry32, whose upper 16 bits choose. */
export function pickFrom(state: number): Pick {
  let counter = state
  return (list) => {
    counter = (counter + 0x6d2b79f5) | 0
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const upper = (mixed ^ (mixed >>> 14)) >>> 16
    return list[(upper * list.length) >>> 16]!
  }
}
