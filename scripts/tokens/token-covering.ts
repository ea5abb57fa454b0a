import { parseArgs } from 'node:util'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { randomRecipes } from './random-recipes.ts'
import { coveringRecipes, readRecipeRecord, trialHashOf, untriedRecipes, writeRecipeRecord } from './recipe-record.ts'
import { tryRecipes } from './recipe-run.ts'

/**
 * `npm run tokens:covering`: compiles and tries every token of the covering arrays that is not in the record as it is now, and records
 * those that passed with the hash of their code. With `--all` it tries them all. With `--seed <number>` it only tries the random tokens of
 * a test run, and records nothing.
 */
const { values: asked } = parseArgs({ options: { all: { type: 'boolean', default: false }, seed: { type: 'string' } } })
if (asked.seed) await trySeed(Number(asked.seed))
else await tryArrays()

async function trySeed(seed: number): Promise<void> {
  for (const { id, failed } of await tryRecipes(randomRecipes(seed))) {
    if (failed.length > 0) process.exitCode = 1
    console.log(`${id}: ${failed.join(' ') || 'passed'}`)
  }
}

async function tryArrays(): Promise<void> {
  const kept = asked.all ? {} : readRecipeRecord()
  const ids = new Set(coveringRecipes().map(variantId))
  const record = Object.fromEntries(Object.entries(kept).filter(([id]) => ids.has(id)))
  const started = performance.now()
  const untried = untriedRecipes(record)
  // What is done stays done when a run is cut off.
  await tryRecipes(untried, ({ id, code, failed }) => {
    if (failed.length > 0) {
      process.exitCode = 1
      console.log(`${id}: ${failed.join(' ')}`)
    } else record[id] = { input: trialHashOf(optionsNamed(id)!), ...code }
    writeRecipeRecord(record)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${ids.size} tokens: ${untried.length} tried, ${ids.size - untried.length} kept, in ${seconds} s`)
}
