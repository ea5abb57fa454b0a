import { languages, type Language } from '#content/answers/fact.ts'
import { grams } from './languages/grams.ts'

/** Two, three and four letters in a row of a text, with the edges of its words; of four those alone that touch an edge. */
export function lettersOf(text: string): string[] {
  const edged = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `
  const rows: string[] = []
  for (const size of [2, 3, 4])
    for (let at = 0; at + size <= edged.length; at++) {
      const row = edged.slice(at, at + size)
      if (size < 4 || row.startsWith(' ') || row.endsWith(' ')) rows.push(row)
    }
  return rows
}

/** What a row of letters tells each language, in nats: a letter each, a quarter of a nat a step, A is -3. */
const told = new Map(
  grams.split('|').map((entry) => {
    const nats = Array.from(entry.slice(-languages.length), (letter) => (letter.charCodeAt(0) - 65) / 4 - 3)
    return [entry.slice(0, -languages.length), nats] as const
  }),
)

/** How much the letters of a text tell each of our languages, in nats; rows that share letters count half. */
export function byLetters(text: string): Map<Language, number> {
  const sums = languages.map(() => 0)
  for (const row of lettersOf(text)) for (const [at, nats] of (told.get(row) ?? []).entries()) sums[at]! += nats / 2
  return new Map(languages.map((language, at) => [language, sums[at]!]))
}
