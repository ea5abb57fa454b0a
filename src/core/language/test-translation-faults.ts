const marks = (text: string) =>
  [...text.matchAll(/\{[\w.]+\}/g)]
    .map(([mark]) => mark)
    .toSorted()
    .join()

/** What is wrong with `words`: a key that is missing, too many or out of order; other marks; no word, or one in English that is not in `same`. */
export function translationFaults<Key extends string>(
  words: { readonly [key in Key]: string },
  english: { readonly [key in Key]: string },
  same: readonly Key[] = [],
): string[] {
  const keys = Object.keys(english) as Key[]
  const given = Object.keys(words)
  const said = new Set<string>(Object.values(english))
  const faultOf = (key: Key) => {
    if (marks(words[key]) !== marks(english[key])) return 'has other marks'
    if (words[key].trim() === '' || words[key] !== words[key].trim()) return 'is empty or has spaces around it'
    if (said.has(words[key]) !== same.includes(key)) return said.has(words[key]) ? 'is in English' : 'is not in English'
    return undefined
  }
  if (given.join() !== keys.join()) return [`has these keys: ${given.join()}`]
  return keys.flatMap((key) => {
    const fault = faultOf(key)
    return fault ? [`${key} ${fault}`] : []
  })
}
