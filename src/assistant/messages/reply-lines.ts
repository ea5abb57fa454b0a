type Reading = {
  /** The body is server-sent events: their data are the lines, and `[DONE]` ends them. */
  events: boolean
  /** Bytes at most. */
  most: number
  /** Called with every piece that arrives. */
  heard?: () => void
}

/**
 * The lines of a body, cut even where a chunk ends inside a character. Throws `RangeError` when it is longer than allowed,
 * and what the body itself fails with. The body is released in any case.
 */
export async function* linesOf(
  body: ReadableStream<Uint8Array> | null,
  { events, most, heard }: Reading,
): AsyncGenerator<string, undefined> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      heard?.()
      size += value?.length ?? 0
      if (size > most) throw new RangeError('longer than allowed')
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true })
      // Only what is new can hold the end of a line: a long one is not searched again with every piece.
      const [head = '', ...others] = text.split('\n')
      const lines = others.length > 0 ? [rest + head, ...others] : [rest + head]
      rest = done ? '' : lines.pop()!
      for (const line of lines) {
        const data = events ? /^data: ?(.*)$/s.exec(line)?.[1]?.trimEnd() : line.replace(/\r$/, '')
        if (events && data === '[DONE]') return
        if (data !== undefined) yield data
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
