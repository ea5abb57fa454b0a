import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { coveringRecipes } from '../recipe-record.ts'
import { compileTokens, inputHashOf } from '../token-compile.ts'
import { play, type Played } from './run.ts'
import { setStage } from './stage.ts'

const file = join(import.meta.dirname, 'play-record.json')
/** The models, whatever their spaces. */
const sources = readdirSync(import.meta.dirname)
  .filter((name) => /^(?!play-).*(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/\s+/g, ''))

/** The tokens of the covering arrays that did what their model says, by id: a hash of both, and how many calls they took and refused. */
export type PlayRecord = Record<string, { input: string; seed: number; done: number; refused: number }>

/** Compiles tokens and has each called at random on a chain of its own. `each` is told of each as it is through. */
export async function playRecipes(
  recipes: readonly TokenOptions[],
  { seed, calls }: { seed: number; calls: number },
  each: (one: Played) => void = () => {},
): Promise<Played[]> {
  await using chain = await testChain()
  // The first block has the time zero, at which a timelock takes nothing for announced.
  await chain.ask('evm_mine')
  const all: Played[] = []
  for (const options of recipes) {
    const [artifact] = await compileTokens([variantId(options)])
    const played = await play(await setStage(chain), { artifact: artifact!, seed, calls })
    each(played)
    all.push(played)
  }
  return all
}

/** A hash of the token's source, the compiler, and all models. */
export const playHashOf = (options: TokenOptions) =>
  createHash('sha256')
    .update(JSON.stringify([inputHashOf(emitToken(options)), sources]))
    .digest('hex')
    .slice(0, 16)

/** The record that git holds. */
export const readPlayRecord = () => JSON.parse(readFileSync(file, 'utf8')) as PlayRecord

/** Replaces it: a line for each token, in the order of the ids. */
export function writePlayRecord(record: PlayRecord): void {
  const lines = Object.keys(record)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(record[id])}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** The tokens of the covering arrays that were not called so often as they are now. */
export function unplayedRecipes(record: PlayRecord, calls: number): TokenOptions[] {
  return coveringRecipes().filter((options) => {
    const row = record[variantId(options)]
    return row?.input !== playHashOf(options) || row.done + row.refused < calls
  })
}

/** The row of a kind of token in docs/contracts/tokens.md: tokens, calls, and how many of a hundred were done. */
export function playRow(kind: string, record: PlayRecord): string {
  const rows = Object.entries(record).filter(([id]) => optionsNamed(id)?.kind === kind)
  const sum = (key: 'done' | 'refused') => rows.reduce((all, [, row]) => all + row[key], 0)
  const [done, calls] = [sum('done'), sum('done') + sum('refused')]
  return `| ${kind.toUpperCase().replace('ERC', 'ERC-')} | ${rows.length} | ${calls.toLocaleString('en')} | ${((100 * done) / calls).toFixed(0)} |`
}
