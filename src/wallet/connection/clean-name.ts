/** Longer ones are not read at all: a name is not a place to put a book. */
const mostRead = 1000

/**
 * What a stranger calls itself, as it can be shown beside others: without controls, signs that turn the writing round or cannot be
 * seen, and piles of accents; at most `most` letters as people count them.
 */
export function cleanName(text: string, most: number): string {
  const seen = text
    .slice(0, mostRead)
    .replaceAll(/[\t-\r\u0085\p{Z}\u2800]+/gu, ' ')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  if (seen.length <= most) return seen
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(seen), ({ segment }) => segment)
    .slice(0, most)
    .join('')
    .trim()
}
