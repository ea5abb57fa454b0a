import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { codeOf } from '#tools/token/generator/compiled-code.ts'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { randomRecipes, shrinkRecipe } from './random-recipes.ts'
import { coveringRecipes, readRecipeRecord, recipeTable, trialHashOf, untriedRecipes } from './recipe-record.ts'
import { tryRecipes, type Tried } from './recipe-run.ts'
import { keptArtifacts } from './token-artifacts.ts'
import { compileTokens } from './token-compile.ts'

/** To repeat a run: `npm run tokens:covering -- --seed <number>`. */
const seed = randomInt(1_000_000)

test('every token of the covering arrays passes its trials: those that are not recorded are tried now', async () => {
  const untried = untriedRecipes(readRecipeRecord())
  if (untried.length === 0) return
  console.log(`${untried.length} tokens changed: \`npm run tokens:covering\` records them.`)
  const failed = (await tryRecipes(untried)).filter((one) => one.failed.length > 0)
  expect(failed.map(({ id, failed: says }) => [id, ...says])).toEqual([])
}, 900_000)

test('a whole combination at random passes its trials', async () => {
  const random = randomRecipes(seed)
  const [tried] = await tryRecipes([random[seed % random.length]!])
  const said = tried!.failed.length > 0 ? await smallestFailing(tried!) : []
  expect(said).toEqual([])
}, 600_000)

const fails = async (options: TokenOptions) => (await tryRecipes([options]))[0]!.failed.length > 0

/** What fails, with the smallest token in which anything does. */
async function smallestFailing({ id, failed }: Tried): Promise<string[]> {
  const smallest = variantId(await shrinkRecipe(optionsNamed(id)!, fails))
  return [`seed ${seed}`, `${id} fails`, `${smallest} fails, too`, ...failed]
}

test('a token of the table that is compiled again has the recorded code', async () => {
  const recorded = Object.entries(readRecipeRecord()).filter(
    ([id, { input }]) => trialHashOf(optionsNamed(id)!) === input,
  )
  const [id, { hash, immutables }] = recorded[seed % recorded.length]!
  const [artifact] = await compileTokens([id])
  expect([id, codeOf(artifact!)]).toEqual([id, { hash, immutables }])
})

test('the published table has every token that is compiled in advance, and no code twice', () => {
  const { recipes } = recipeTable()
  const kept = new Set(keptArtifacts().keys())
  const hashes = Object.values(recipes).map(({ hash }) => hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  const rows = new Set(coveringRecipes().map(variantId))
  expect([...kept].filter((id) => !Object.hasOwn(recipes, id))).toEqual([])
  expect(Object.keys(recipes).filter((id) => !kept.has(id) && !rows.has(id))).toEqual([])
})
