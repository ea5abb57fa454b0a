/** A line of a text, and whether the text before had it. */
export type MarkedLine = { text: string; isNew: boolean }

/** The lines of a text, those marked that the text before did not have, and how many of its lines are gone. */
export function changedLines(before: string, after: string): { lines: MarkedLine[]; gone: number } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const lengths = commonLengths(old, now)
  const lines: MarkedLine[] = []
  let [i, j, kept] = [0, 0, 0]
  while (j < now.length) {
    const same = i < old.length && old[i] === now[j]
    if (same) {
      lines.push({ text: now[j]!, isNew: false })
      i++
      j++
      kept++
    } else if (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else lines.push({ text: now[j++]!, isNew: true })
  }
  return { lines, gone: old.length - kept }
}

/** For each pair of places, how many lines the rests of both texts have in common, in the same order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}
