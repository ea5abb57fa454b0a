/** A word as it is searched, and its place in the text. */
export type Word = { word: string; from: number; to: number }

// Letters and figures part ways, so that `ERC20`, `ERC-20` and `erc 20` are the same; an address or a hash stays whole.
const pattern = /0x[0-9a-f]{4,}|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+/giu

/** A word without capitals, accents, `ß` and the apostrophe with what follows it. */
function folded(word: string): string {
  if (/^[a-z]+$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’](?:s|re|ve|ll|d|m)$/, '')
    .replaceAll(/['’]/g, '')
}

/** The words of a text in their order, without their places. */
export const readWords = (text: string): string[] => (text.match(pattern) ?? []).map(folded)

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map((match) => ({
    word: folded(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}
