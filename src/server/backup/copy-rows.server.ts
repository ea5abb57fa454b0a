import { once } from 'node:events'
import type { Client, Connection } from 'pg'

/** What the driver has for COPY, and its types leave out. */
type CopyConnection = Connection & {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Bytes that are collected from rows before they are passed on, and that may wait to be taken. */
const pieceSize = 64 * 1024
const mostWaiting = 16

/** A query of the driver that speaks COPY. The driver calls what begins with `handle` and `submit`. */
abstract class Copy {
  protected connection?: CopyConnection
  private readonly text: string
  private readonly ended = Promise.withResolvers<void>()
  /** Settles when the database is ready for the next query; rejects with what it says. */
  readonly done: Promise<void> = this.ended.promise
  private error?: Error

  constructor(text: string) {
    this.text = text
    // A failure is thrown where `done` is awaited. Before that, Node must not take it for an unhandled one.
    this.done.catch(() => undefined)
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection
    this.connection.query(this.text)
  }

  handleError(error: Error): void {
    this.error = error
    this.ended.reject(error)
  }

  handleReadyForQuery(): void {
    if (!this.error) this.ended.resolve()
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(connection: Connection): void {
    ;(connection as CopyConnection).sendCopyFail('This statement takes no rows.')
  }
  handleCopyData(_message: { chunk: Buffer }): void {}
}

class CopyOut extends Copy {
  private pieces: Buffer[] = []
  private piece = Buffer.allocUnsafe(pieceSize)
  private used = 0
  private wake?: () => void

  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.used + chunk.length > pieceSize) this.pass()
    // The driver uses its memory again.
    if (chunk.length > pieceSize) this.pieces.push(Buffer.from(chunk))
    else this.used += chunk.copy(this.piece, this.used)
    if (this.pieces.length > mostWaiting) this.connection!.stream.pause()
    if (this.pieces.length > 0) this.wake?.()
  }

  async *rows(): AsyncGenerator<Buffer> {
    let isOver = false
    const over = this.done.finally(() => {
      isOver = true
      this.wake?.()
    })
    over.catch(() => undefined)
    try {
      for (;;) {
        const ready = this.pieces
        this.pieces = []
        yield* ready
        if (this.pieces.length > 0) continue
        if (isOver) break
        this.connection?.stream.resume()
        await new Promise<void>((resolve) => (this.wake = resolve))
      }
      await this.done
      yield this.piece.subarray(0, this.used)
    } finally {
      // Left in the middle: the connection is of no more use, and its rest is not read to the end.
      if (!isOver) this.connection?.stream.destroy()
    }
  }

  private pass() {
    if (this.used > 0) this.pieces.push(this.piece.subarray(0, this.used))
    this.piece = Buffer.allocUnsafe(pieceSize)
    this.used = 0
  }
}

class CopyIn extends Copy {
  private readonly asked = Promise.withResolvers<void>()

  override handleCopyInResponse(): void {
    this.asked.resolve()
  }

  async write(rows: Buffer): Promise<void> {
    await Promise.race([this.asked.promise, this.done])
    const { stream } = this.connection!
    this.connection!.sendCopyFromChunk(rows)
    if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), this.done])
  }

  async end(): Promise<void> {
    await Promise.race([this.asked.promise, this.done])
    this.connection!.endCopyFrom()
    await this.done
  }
}

/** The rows that `copy … to stdout` answers, as text, in pieces of whole rows. The database waits for who reads them slowly. */
export const copyOut = (client: Client, text: string): AsyncGenerator<Buffer> => client.query(new CopyOut(text)).rows()

/** Sends rows to `copy … from stdin`, as fast as the database takes them. */
export const copyIn = (client: Client, text: string): Pick<CopyIn, 'write' | 'end'> => client.query(new CopyIn(text))
