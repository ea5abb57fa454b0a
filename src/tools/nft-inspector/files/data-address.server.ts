/** What a `data:` address holds. */
export type DataContent = { type: string; bytes: Uint8Array }

/** Reads a `data:` address, base64 or percent-escaped. Undefined where it is broken. Larger ones than `limit` bytes are cut. */
export function readDataAddress(address: string, limit: number): DataContent | undefined {
  const text = address.trim()
  const comma = text.indexOf(',')
  if (!/^data:/i.test(text) || comma < 0) return undefined
  const [type = '', ...marks] = text.slice(5, comma).split(';')
  const body = text.slice(comma + 1)
  const isBase64 = marks.some((mark) => mark.trim().toLowerCase() === 'base64')
  const bytes = isBase64 ? fromBase64(body, limit) : new TextEncoder().encode(unescaped(body.slice(0, limit)))
  return bytes && { type: type.trim().toLowerCase(), bytes: bytes.subarray(0, limit) }
}

function fromBase64(body: string, limit: number): Uint8Array | undefined {
  const digits = body.slice(0, Math.ceil(limit / 3) * 4)
  if (!/^[\w+/-]*={0,2}$/.test(digits)) return undefined
  return Buffer.from(digits, 'base64')
}

/** A contract seldom escapes what it should: an odd percent sign is then just one. */
function unescaped(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
