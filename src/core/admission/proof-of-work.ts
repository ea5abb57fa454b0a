/**
 * SHA-256 proof of work, the same code in the browser and on the server. Web Crypto would not do: it answers one promise per
 * hash, which is most of the time of a search, and it does not exist on a page served over plain http from another machine.
 */
const roundConstants = fractions(64, Math.cbrt)
const initialState = fractions(8, Math.sqrt)

/** The first 32 bits of the fractional parts of a root of the first primes, as SHA-256 defines its constants. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

// Signed words: an engine keeps them as machine integers, while values above 2^31 would become floating point.
const schedule = new Int32Array(64)

/** Folds the 64 bytes at `offset` into `state`. */
function compress(state: Int32Array, bytes: Uint8Array, offset: number) {
  const w = schedule
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + w[i]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

const encoder = new TextEncoder()

/**
 * Answers a function from a solution to the zero bits in front of SHA-256 of `${challenge}.${solution}`, counted up to 32.
 * The blocks that only hold the challenge are hashed once, which halves the work of a search.
 */
function hasher(challenge: string): (solution: string) => number {
  const prefix = encoder.encode(`${challenge}.`)
  const settled = prefix.length - (prefix.length % 64)
  const middle = initialState.slice()
  for (let offset = 0; offset < settled; offset += 64) compress(middle, prefix, offset)
  const rest = prefix.subarray(settled)
  const state = new Int32Array(8)

  return (solution) => {
    const length = rest.length + solution.length
    const tail = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
    tail.set(rest)
    for (let i = 0; i < solution.length; i++) tail[rest.length + i] = solution.charCodeAt(i)
    tail[length] = 0x80
    let bits = (settled + length) * 8
    for (let at = tail.length - 1; bits > 0; at--, bits = Math.floor(bits / 256)) tail[at] = bits & 255
    state.set(middle)
    for (let offset = 0; offset < tail.length; offset += 64) compress(state, tail, offset)
    return Math.clz32(state[0]!)
  }
}

/** What both functions are asked about. `difficulty` counts zero bits, at most 32; a solution is a decimal number. */
type Puzzle = { challenge: string; difficulty: number }

/** True when SHA-256 of `${challenge}.${solution}` begins with at least `difficulty` zero bits. */
export function isProof({ challenge, difficulty, solution }: Puzzle & { solution: string }): boolean {
  return /^\d{1,16}$/.test(solution) && hasher(challenge)(solution) >= difficulty
}

/**
 * Tries `count` numbers from `from` on. Answers the decimal solution, or undefined when none of them is one: call it again with
 * the next `from`. On average 2^difficulty numbers are needed.
 */
export function searchProof({ challenge, difficulty, from, count }: Puzzle & { from: number; count: number }) {
  const zeroBits = hasher(challenge)
  for (let n = from; n < from + count; n++) if (zeroBits(String(n)) >= difficulty) return String(n)
  return undefined
}
