import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keccak256, type Hex } from 'viem'
import { defaultOptions, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import type { Span, TokenArtifact } from '#tools/token/generator/artifact.ts'
import { runtimeCode } from '#tools/token/generator/compiled-code.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { trialsInput } from '#tools/token/generator/run-trials.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import { coveringArray } from './covering-array.ts'
import { inputHashOf } from './token-compile.ts'

const file = join(import.meta.dirname, 'recipe-record.json')
const runner = readFileSync(join(import.meta.dirname, '../../src/tools/token/generator/run-trials.ts'), 'utf8')

/**
 * The code of a token: its Keccak-256 with zeros where the constructor writes values, and where that is: first byte and number of
 * bytes.
 */
export type RecipeCode = { hash: Hex; immutables: readonly Span[] }

/** The tokens of the covering arrays that passed all their trials, by id: a hash of what was tried, and the code. */
export type RecipeRecord = Record<string, RecipeCode & { input: string }>

/** The code of a compiled token. */
export const codeOf = (artifact: TokenArtifact): RecipeCode => ({
  hash: keccak256(runtimeCode(artifact) as Hex),
  immutables: artifact.immutables,
})

/** The tokens of all covering arrays. */
export const coveringRecipes = () => (Object.keys(defaultOptions) as TokenKind[]).flatMap(coveringArray)

/** A hash of all on which the result for a token depends: compiler, settings, sources, and trials. */
export function trialHashOf(options: TokenOptions): string {
  const input = JSON.stringify([inputHashOf(emitToken(options)), trialsInput(options), runner])
  return createHash('sha256').update(input).digest('hex')
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
