import { readdirSync, readFileSync } from 'node:fs'
import { detectLanguage } from '#assistant/facts/detect-language.ts'
import { openMatches, type MatchFacts } from '#assistant/facts/match-facts.ts'
import {
  featuresOf,
  featuresOfNone,
  fitted,
  probabilities,
  sharesOf,
  type AskedSize,
  type Evidence,
  type Weights,
} from '#assistant/facts/probability.ts'
import { tellFacts } from '#app/facts/tell-facts.ts'
import type { Language } from '#content/answers/fact.ts'

/**
 * `npm run fit:chat`: fits the weights by which the assistant judges how probable a fact is (`probability.ts`) on the questions of
 * `labelled/`, and prints them, with how often a fact of each probability was right among questions that the fit had not seen, and what
 * each threshold would give. It writes nothing. Wordings that were written because of a labelled question make it look easier than it is:
 * fit on questions that no wording was written for.
 */
type Labelled = { q: string; lang: Language; ok: readonly string[]; both?: boolean }
type Row = {
  found: readonly Evidence[]
  size: AskedSize
  right: readonly boolean[]
  silent: readonly boolean[]
  hasAnswer: boolean
  lang: string
  hash: number
}

const folds = 5
const names = Object.keys(fitted) as (keyof Weights)[]
/** The sizes of the weights to begin with: they differ by the units of what they weigh. */
const scales: Weights = {
  ...Object.fromEntries(names.map((name) => [name, 1])),
  likely: 10,
  nothingUnknown: 3,
} as Weights

const facts = await tellFacts()
const opened = new Map<Language, MatchFacts>()
const matchesIn = (language: Language) => {
  const known = opened.get(language) ?? openMatches(language, facts[language] ?? [])
  opened.set(language, known)
  return known
}

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)

function read(): Row[] {
  const folder = process.argv[2] ?? 'tests/eval/labelled'
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl') && !/vague/.test(file))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
    .filter((line) => line.trim())
  return lines
    .map((line) => JSON.parse(line) as Labelled)
    .filter(({ both }) => !both)
    .map(({ q, lang, ok }): Row => {
      const detected = detectLanguage(q)
      const language = typeof detected === 'string' ? detected : lang
      const { found, size } = matchesIn(language).evidence(q)
      const byId = new Map(facts[language]!.map((fact) => [fact.id, fact]))
      return {
        found: found.map(({ evidence }) => evidence),
        size,
        right: found.map(({ fact }) => ok.includes(fact.id)),
        silent: found.map(({ fact }) => Boolean(fact.silent)),
        hasAnswer: ok.some((id) => !byId.get(id)?.silent),
        lang: language,
        hash: hashOf(q),
      }
    })
    .filter(({ found }) => found.length > 0)
}

/** What is right to choose: the facts that answer; where none does, any that says so, or none. */
function isGood({ right, silent, hasAnswer }: Row, at: number): boolean {
  if (at < right.length) return right[at]! || (!hasAnswer && silent[at]!)
  return !hasAnswer || !right.includes(true)
}

/** What is weighed of each alternative of a question, and which of them are good. */
const alternativesOf = (row: Row) => {
  const alternatives = [...row.found.map((fact) => featuresOf(fact, row.size)), featuresOfNone(row.size)]
  return { alternatives, good: alternatives.map((_, at) => isGood(row, at)) }
}

/** Gradient descent (RMSprop) on how improbable the good alternatives are, with a little pull toward small weights. */
function fit(rows: readonly Row[]): Weights {
  const weights: Weights = { ...fitted }
  const squares = new Map(names.map((name) => [name, 0]))
  const asked = rows.map(alternativesOf)
  for (let round = 0; round < 400; round++) {
    const slopes = new Map(names.map((name) => [name, (0.001 * weights[name]) / scales[name] ** 2]))
    for (const { alternatives, good } of asked) {
      const shares = sharesOf(alternatives, weights)
      const right = shares.reduce((sum, share, at) => (good[at] ? sum + share : sum), 0)
      for (const [at, features] of alternatives.entries()) {
        const pull = (shares[at]! - (good[at] ? shares[at]! / Math.max(right, 1e-9) : 0)) / asked.length
        for (const name of names) slopes.set(name, slopes.get(name)! + pull * (features[name] ?? 0))
      }
    }
    for (const name of names) {
      const slope = slopes.get(name)! * scales[name]
      const square = squares.get(name)! * 0.95 + slope ** 2 * 0.05
      squares.set(name, square)
      weights[name] -= (scales[name] * 0.05 * slope) / Math.sqrt(square + 1e-8) / (1 + round / 100)
    }
  }
  return weights
}

const rows = read()
const judged = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(rows.filter(({ hash }) => hash % folds !== fold))
  return rows
    .filter(({ hash }) => hash % folds === fold)
    .map((row) => {
      const chances = probabilities(row.found, row.size, weights)
      const first = chances.indexOf(Math.max(...chances))
      return { row, chance: chances[first]!, isRight: row.right[first]! || (!row.hasAnswer && row.silent[first]!) }
    })
}).flat()

const share = (part: number, whole: number) => (whole ? (part / whole).toFixed(3) : '-')
const answerable = judged.filter(({ row }) => row.hasAnswer)
const others = judged.filter(({ row }) => !row.hasAnswer)
console.log(
  `${rows.length} questions, ${answerable.length} that the site answers; judged in ${folds} parts, each by a fit on the others`,
)
for (const [lang, own] of Map.groupBy(answerable, ({ row }) => row.lang))
  console.log(
    `${lang}: ${own.length}, the likeliest first ${share(own.filter(({ row }) => row.right[0]).length, own.length)}, the most probable first ${share(own.filter(({ isRight }) => isRight).length, own.length)}`,
  )
console.log('\nprobability   questions   right')
for (let from = 0; from < 10; from++) {
  const own = judged.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === from)
  console.log(
    `${from / 10} to ${(from + 1) / 10}`.padEnd(13),
    String(own.length).padEnd(11),
    share(own.filter(({ isRight }) => isRight).length, own.length),
  )
}
console.log('\nthreshold   answered rightly   wrongly   not answered   no answer, and none given')
for (const threshold of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const told = answerable.filter(({ chance }) => chance >= threshold)
  const right = told.filter(({ isRight }) => isRight).length
  const kept = others.filter(({ chance, isRight }) => chance < threshold || isRight).length
  console.log(
    String(threshold).padEnd(11),
    share(right, answerable.length).padEnd(18),
    share(told.length - right, answerable.length).padEnd(9),
    share(answerable.length - told.length, answerable.length).padEnd(14),
    share(kept, others.length),
  )
}
const weights = fit(rows)
console.log(`\n${names.map((name) => `  ${name}: ${weights[name].toFixed(2)},`).join('\n')}`)
