/** Where the instructions of a code begin, in bytes. What follows a PUSH is data. */
function instructionsOf(code: string): number[] {
  const starts: number[] = []
  for (let at = 0; at < code.length / 2; at += 1) {
    starts.push(at)
    const byte = Number.parseInt(code.slice(at * 2, at * 2 + 2), 16)
    if (byte >= 0x60 && byte <= 0x7f) at += byte - 0x5f
  }
  return starts
}

/** The line of each byte of a source. */
function lineOfBytes(source: string): Uint32Array {
  const bytes = new TextEncoder().encode(source)
  const lines = new Uint32Array(bytes.length + 1)
  let line = 1
  bytes.forEach((byte, at) => {
    lines[at] = line
    if (byte === 10) line += 1
  })
  lines[bytes.length] = line
  return lines
}

/**
 * Which line each instruction comes from, in pairs of its first byte and the line, one where the line changes. `map` is the
 * compiler's: one entry for each instruction, `start:length:file:jump:depth`, and what is empty is as in the entry before.
 */
export function linesOf(source: string, { code, map }: { code: string; map: string }): number[] {
  const lines = lineOfBytes(source)
  const starts = instructionsOf(code)
  const pairs: number[] = []
  let [start, file, last] = ['0', '-1', -1]
  map.split(';').forEach((entry, index) => {
    const [newStart, , newFile] = entry.split(':')
    start = newStart || start
    file = newFile || file
    const line = file === '0' ? (lines[Number(start)] ?? 0) : 0
    const at = starts[index]
    if (at === undefined || line === last) return
    pairs.push(at, line)
    last = line
  })
  return pairs
}

/** The line of the instruction at this byte; 0 when it has none. */
export function lineAtByte(pairs: readonly number[], at: number): number {
  let [low, high] = [0, pairs.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pairs[middle * 2]! <= at) low = middle + 1
    else high = middle
  }
  return low > 0 ? pairs[low * 2 - 1]! : 0
}
