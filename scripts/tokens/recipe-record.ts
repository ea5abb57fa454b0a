import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilerVersion } from '#core/solidity/standard-json.ts'
import { defaultOptions, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { codeOf, type RecipeCode, type RecipeTable } from '#tools/token/generator/compiled-code.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { trialsInput } from '#tools/token/generator/run-trials.ts'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { coveringArray } from './covering-array.ts'
import { keptArtifacts } from './token-artifacts.ts'
import { inputHashOf } from './token-compile.ts'

const file = join(import.meta.dirname, 'recipe-record.json')
const runner = readFileSync(join(import.meta.dirname, '../../src/tools/token/generator/run-trials.ts'), 'utf8')

/** The tokens of the covering arrays that passed all their trials, by id: a hash of what was tried, and the code. */
export type RecipeRecord = Record<string, RecipeCode & { input: string }>

/** The tokens of all covering arrays. */
export const coveringRecipes = () => (Object.keys(defaultOptions) as TokenKind[]).flatMap(coveringArray)

const hashed = new Map<string, string>()

/** A hash of all on which the result for a token depends: compiler, settings, sources, and trials. */
export function trialHashOf(options: TokenOptions): string {
  const id = variantId(options)
  const known = hashed.get(id)
  if (known) return known
  const input = JSON.stringify([inputHashOf(emitToken(options)), trialsInput(options), runner])
  const hash = createHash('sha256').update(input).digest('hex')
  hashed.set(id, hash)
  return hash
}

/** The record that git holds. */
export const readRecipeRecord = () => JSON.parse(readFileSync(file, 'utf8')) as RecipeRecord

/** Replaces it: a line for each token, in the order of the ids. */
export function writeRecipeRecord(record: RecipeRecord): void {
  const sorted = Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = sorted.map(([id, found]) => `  ${JSON.stringify(id)}: ${JSON.stringify(found)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** The tokens of the covering arrays that are not in the record as they are now. */
export function untriedRecipes(record: RecipeRecord): TokenOptions[] {
  return coveringRecipes().filter((options) => record[variantId(options)]?.input !== trialHashOf(options))
}

/**
 * The table that the site publishes: every token that is compiled in advance, and those of the covering arrays that passed their trials
 * as they are now. The same on every machine.
 */
export function recipeTable(): RecipeTable {
  const record = readRecipeRecord()
  const advance = [...keptArtifacts()].map(([id, artifact]) => [id, codeOf(artifact)] as const)
  const tried = Object.entries(record).flatMap(([id, { input, hash, immutables }]) => {
    const options = optionsNamed(id)
    return options && trialHashOf(options) === input ? [[id, { hash, immutables }] as const] : []
  })
  const sorted = [...tried, ...advance].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { compiler: compilerVersion, recipes: Object.fromEntries(sorted) }
}
