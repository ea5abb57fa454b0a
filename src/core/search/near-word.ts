/** How many slips are forgiven in a word: none in a short one. */
export function slipsAllowed({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * How many slips lie between two words (a letter changed, left out, added, or two neighbours exchanged), or nothing when they
 * are more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1))
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (exchanged) least = Math.min(least, before[j - 2]! + 1)
      next[j] = least
    }
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const slips = row[other.length]!
  return slips > most ? undefined : slips
}
