/** What an error and everything it was caused by say about themselves. */
export type Cause = { codes: ReadonlySet<number>; names: ReadonlySet<string>; text: string }

/** How deep wallets have been seen to wrap an error, doubled. */
const deepest = 12

/** Reads an error of any kind: viem classes, JSON-RPC objects, wrapped ones, a string, or nothing at all. */
export function readCause(error: unknown): Cause {
  const codes = new Set<number>()
  const names = new Set<string>()
  const texts: string[] = []

  function read(value: unknown, depth: number) {
    if (typeof value === 'string') texts.push(value)
    if (typeof value !== 'object' || value === null || depth > deepest) return
    const { code, name, message, details, cause, data, error: inner, originalError } = value as Record<string, unknown>
    const number = typeof code === 'string' ? Number(code) : code
    if (typeof number === 'number' && Number.isInteger(number)) codes.add(number)
    if (typeof name === 'string') names.add(name)
    for (const text of [message, details]) if (typeof text === 'string') texts.push(text)
    for (const deeper of [cause, data, inner, originalError]) if (typeof deeper === 'object') read(deeper, depth + 1)
    if (typeof cause === 'string') texts.push(cause)
  }

  read(error, 0)
  return { codes, names, text: texts.join('\n') }
}
