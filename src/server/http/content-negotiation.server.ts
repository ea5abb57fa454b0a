/** A form in which a file can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The form to send, out of those there are: what the client prefers, of equals the smallest. A client that wants none of
 * them gets the plain one all the same, which is better than nothing and allowed (RFC 9110, 12.4.1).
 */
export function chooseEncoding(accept: string | undefined, available: readonly Encoding[]): Encoding {
  if (accept === undefined) return 'identity'
  const wishes = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const q = quality === undefined ? 1 : Number(quality.slice(2))
    if (name) wishes.set(name === 'x-gzip' ? 'gzip' : name, q >= 0 && q <= 1 ? q : 0)
  }
  const wish = (encoding: Encoding) =>
    // The plain form is always welcome unless it is refused by name or by `*;q=0`, but least of all.
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  const order: Encoding[] = ['br', 'gzip', 'identity']
  const ranked = order
    .filter((encoding) => available.includes(encoding) && wish(encoding) > 0)
    .toSorted((a, b) => wish(b) - wish(a))
  return ranked[0] ?? 'identity'
}

/** Whether `If-None-Match` names this entity tag: in a list, weakly or by `*`. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].map((match) => match[1])
  return opaque.includes(tag)
}
