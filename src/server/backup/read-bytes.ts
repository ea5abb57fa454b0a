/** Takes exact numbers of bytes from pieces of any size. It holds no more than what was asked for and the piece at hand. */
export class ByteReader {
  private readonly pieces: AsyncIterator<Uint8Array>
  private held: Uint8Array[] = []
  private size = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.pieces = source[Symbol.asyncIterator]()
  }

  /** The next `count` bytes; undefined when the source ends before them. */
  async take(count: number): Promise<Buffer | undefined> {
    while (this.size < count) {
      const { done, value } = await this.pieces.next()
      if (done) return undefined
      this.held.push(value)
      this.size += value.length
    }
    const all = this.held.length === 1 ? asBuffer(this.held[0]!) : Buffer.concat(this.held)
    this.held = count === all.length ? [] : [all.subarray(count)]
    this.size -= count
    return all.subarray(0, count)
  }

  /** True when every byte was taken and the source has ended. */
  async ended(): Promise<boolean> {
    if (this.size > 0) return false
    const next = await this.take(1)
    return next === undefined
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
