import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { coveringRecipes, readRecipeRecord, trialHashOf, untriedRecipes, writeRecipeRecord } from './recipe-record.ts'
import { tryRecipes } from './recipe-run.ts'

/**
 * `npm run tokens:covering`: compiles and tries every token of the covering arrays that is not in the record as it is now, and records
 * those that passed with the hash of their code. With `--all` it tries them all.
 */
const kept = process.argv.includes('--all') ? {} : readRecipeRecord()
const ids = new Set(coveringRecipes().map(variantId))
const record = Object.fromEntries(Object.entries(kept).filter(([id]) => ids.has(id)))
const started = performance.now()
const untried = untriedRecipes(record)
const tried = await tryRecipes(untried)
for (const { id, code, failed } of tried) {
  if (failed.length > 0) {
    delete record[id]
    process.exitCode = 1
    console.log(`${id}: ${failed.join(' ')}`)
  } else record[id] = { input: trialHashOf(optionsNamed(id)!), ...code }
}
writeRecipeRecord(record)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${ids.size} tokens: ${untried.length} tried, ${ids.size - untried.length} kept, in ${seconds} s`)
