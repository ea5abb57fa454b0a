/** A page as we suggest it for an address that leads nowhere. */
export type NamedPage = { path: string; name: string }

/**
 * The pages whose address or name comes nearest to an address that leads nowhere, best first: five at most, one at least as
 * long as there are pages. The given address is only compared, never repeated.
 */
export function nearestPages(path: string, pages: readonly NamedPage[]): NamedPage[] {
  const asked = plain(path)
  const words = asked.split(' ').filter((word) => word.length > 1)
  const scored = pages.map((page, order) => ({ page, order, score: likeness(asked, words, page) }))
  const near = scored.filter(({ score }) => score >= 0.45).toSorted((a, b) => b.score - a.score || a.order - b.order)
  return (near.length > 0 ? near : scored).slice(0, 5).map(({ page }) => page)
}

/** Between 0, nothing in common, and 1, the same. */
function likeness(asked: string, words: string[], { path, name }: NamedPage): number {
  const whole = sameness(asked, plain(path))
  const theirs = `${plain(path)} ${plain(name)}`.split(' ').filter((word) => word.length > 1)
  const each = words.map((word) => Math.max(0, ...theirs.map((their) => wordSameness(word, their))))
  const together = each.length === 0 ? 0 : each.reduce((sum, value) => sum + value, 0) / each.length
  return Math.max(whole, together)
}

/** A word that begins another one is nearly that word: `audit` and `audits`, `contact` and `contacts`. */
function wordSameness(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > 2 && long.startsWith(short) ? 0.9 : sameness(one, other)
}

function sameness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 0 : 1 - distance(one, other) / longest
}

/** How many letters have to be changed, added or removed to make one of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}

/** Letters and digits in lower case, everything else as one space. Long addresses are cut: the work grows with their length. */
function plain(text: string): string {
  return decoded(text)
    .slice(0, 100)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
