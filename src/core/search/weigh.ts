import { wordsOf } from './tokenize.ts'

/** A text with how much a word in it counts, and how much its length takes away from that (0 to 1). */
export type Field = { text: string; weight: number; lengthCounts: number }

/** For each stem, how much it weighs in each unit that has it. */
export type Weights = { postings: ReadonlyMap<string, ReadonlyMap<number, number>>; units: number }

const saturation = 1.2

/** Counts the stems of every unit (BM25F): a unit is the same list of fields, in the same order, for a page or a section. */
export function weigh(units: readonly (readonly Field[])[], stemOf: (word: string) => string): Weights {
  const postings = new Map<string, Map<number, number>>()
  const counted = units.map((fields) => fields.map((field) => ({ ...field, stems: stemsOf(field.text, stemOf) })))
  const averages = (units[0] ?? []).map(
    (_, at) => counted.reduce((sum, fields) => sum + fields[at]!.stems.length, 0) / units.length || 1,
  )
  for (const [unit, fields] of counted.entries())
    for (const [at, { stems, weight, lengthCounts }] of fields.entries()) {
      const share = weight / (1 - lengthCounts + (lengthCounts * stems.length) / averages[at]!)
      for (const stem of stems) {
        const list = postings.get(stem) ?? new Map<number, number>()
        postings.set(stem, list.set(unit, (list.get(unit) ?? 0) + share))
      }
    }
  return { postings, units: units.length }
}

function stemsOf(text: string, stemOf: (word: string) => string): string[] {
  return wordsOf(text).map(({ word }) => stemOf(word))
}

/** What one stem adds to each unit that has it: much for a rare stem, little more for a second occurrence. */
export function scoresOf({ postings, units }: Weights, stem: string): [unit: number, score: number][] {
  const list = postings.get(stem)
  if (!list) return []
  const rarity = Math.log(1 + (units - list.size + 0.5) / (list.size + 0.5))
  return [...list].map(([unit, frequency]) => [
    unit,
    (rarity * frequency * (saturation + 1)) / (frequency + saturation),
  ])
}
