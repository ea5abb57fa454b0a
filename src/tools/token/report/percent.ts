/** Ten-thousandths in percent: `2.5 %`. */
export const inPercent = (share: number): string => `${Number((share / 100).toFixed(2))} %`

/** A span of seconds as the check uses them. */
export function laterWords(seconds: number): string {
  if (seconds >= 86_400) return 'one day later'
  return seconds >= 3_600 ? 'one hour later' : 'in the next block'
}

/** A size of a trade. */
export const sizeWords = (size: number | undefined): string =>
  size === undefined ? 'a quarter of the holder’s tokens' : `${inPercent(size)} of the pool`

/** Words with commas, and `and` before the last. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
