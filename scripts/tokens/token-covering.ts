import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import {
  playHashOf,
  playRecipes,
  playRow,
  readPlayRecord,
  unplayedRecipes,
  writePlayRecord,
} from './model/play-recipes.ts'
import { randomRecipes } from './random-recipes.ts'
import { coveringRecipes, readRecipeRecord, trialHashOf, untriedRecipes, writeRecipeRecord } from './recipe-record.ts'
import { tryRecipes } from './recipe-run.ts'

/**
 * `npm run tokens:covering`: compiles and tries every token of the covering arrays that is not in the record as it is now, and records
 * those that passed with the hash of their code. With `--all` it tries them all. With `--seed <number>` it only tries the random tokens of
 * a test run, and records nothing. With `--calls <number>` it has every token called so often at random, compares each call with the model
 * of its features, and records how many were done; `--seed` then says which calls. Those recorded as they are now are left out.
 */
const { values: asked } = parseArgs({
  options: { all: { type: 'boolean', default: false }, seed: { type: 'string' }, calls: { type: 'string' } },
})
if (asked.calls) await playArrays(Number(asked.calls), Number(asked.seed ?? randomInt(1_000_000)))
else if (asked.seed) await trySeed(Number(asked.seed))
else await tryArrays()

async function playArrays(calls: number, seed: number): Promise<void> {
  const started = performance.now()
  const recipes = coveringRecipes()
  const ids = new Set(recipes.map(variantId))
  const record = Object.fromEntries(Object.entries(readPlayRecord()).filter(([id]) => ids.has(id)))
  const left = asked.all ? recipes : unplayedRecipes(record, calls)
  // What is done stays done when a run is cut off.
  await playRecipes(left, { seed, calls }, ({ id, done, refused, differs }) => {
    console.log(`${id}: ${done} done, ${refused} refused${differs ? `; DIFFERS (seed ${seed}): ${differs}` : ''}`)
    if (differs) process.exitCode = 1
    else record[id] = { input: playHashOf(optionsNamed(id)!), seed, done, refused }
    writePlayRecord(record)
  })
  for (const kind of new Set(recipes.map((options) => options.kind))) console.log(playRow(kind, record))
  console.log(`${left.length} of ${recipes.length} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

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
