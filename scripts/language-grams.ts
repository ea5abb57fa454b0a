import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lettersOf } from '#assistant/facts/language-grams.ts'
import { languages } from '#content/answers/fact.ts'
import { tellFacts } from '#app/facts/tell-facts.ts'

/**
 * `npm run grams`: counts which letters in a row tell English, German, French and Spanish apart, in all wordings of the facts, and
 * writes those that tell most to `src/assistant/facts/languages/grams.ts`.
 */
const kept = 2000
/** What a row of letters has at least said for a language, so that one that is never seen is no proof. */
const smoothing = { one: 0.5, all: 2000 }

const facts = await tellFacts()
const counts = new Map<string, number[]>()
const totals = languages.map(() => 0)
for (const [at, language] of languages.entries())
  for (const { asks } of facts[language] ?? [])
    for (const gram of asks.flatMap(lettersOf)) {
      const own = counts.get(gram) ?? languages.map(() => 0)
      counts.set(gram, own)
      own[at]! += 1
      totals[at]! += 1
    }

const told = [...counts].map(([gram, own]) => {
  const shares = own.map((count, at) => (count + smoothing.one) / (totals[at]! + smoothing.all))
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const nats = shares.map((share) => Math.log(share / mean))
  const often = own.reduce((sum, count, at) => sum + count / totals[at]!, 0)
  return { gram, nats, tells: often * Math.max(...nats.map(Math.abs)) }
})
const best = told.toSorted((one, other) => other.tells - one.tells).slice(0, kept)
/** A quarter of a nat a step, from -3 (A) to 1.5. */
const letter = (nats: number) => String.fromCharCode(65 + Math.round((Math.min(1.5, Math.max(-3, nats)) + 3) * 4))
const entries = best.map(({ gram, nats }) => `${gram}${nats.map(letter).join('')}`).toSorted()
await writeFile(
  join(import.meta.dirname, '../src/assistant/facts/languages/grams.ts'),
  `/** Letters in a row, each with how much it tells ${languages.join(', ')}: a letter each. Written by \`npm run grams\`. */
export const grams =
  '${entries.join('|')}'
`,
)
