import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keccak256, toBytes, type AbiFunction } from 'viem'
import { expect, test } from 'vitest'
import { compiler, standardInput } from '#chain/deployment/contract-sources.server.ts'
import { compilerVersion, standardJson } from '#core/solidity/standard-json.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { keptArtifacts, keptFamilies, namesModule } from './token-artifacts.ts'
import { compileTokens, inputHashOf } from './token-compile.ts'
import { librarySource } from './token-library.ts'

const tokens = tokenVariants().map(emitToken)
const kept = keptArtifacts()

test('every variant is kept, compiled from its source, its library and the compiler as they are now', () => {
  expect([...kept.keys()].toSorted()).toEqual(tokens.map(({ id }) => id).toSorted())
  const stale = tokens.filter((token) => {
    const { inputHash, sourceHash } = kept.get(token.id)!
    return inputHash !== inputHashOf(token) || sourceHash !== keccak256(toBytes(token.source))
  })
  expect(stale.map(({ id }) => id)).toEqual([])
  expect(tokens.filter(({ id, powers }) => JSON.stringify(kept.get(id)!.powers) !== JSON.stringify(powers))).toEqual([])
})

test('variants compiled alone, others each day, come to the bytes that are kept', async () => {
  const day = Math.floor(Date.now() / 86_400_000)
  const sample = [day, day + Math.floor(tokens.length / 2)].map((at) => tokens[(at * 7) % tokens.length]!)
  for (const { id } of sample) expect(await compileTokens([id])).toEqual([kept.get(id)])
}, 60_000)

test('tokens are compiled as the other contracts are', () => {
  const ours = standardJson([], librarySource)
  expect(compilerVersion).toBe(compiler)
  expect(ours.settings).toEqual(standardInput(join(import.meta.dirname, '../..'), []).settings)
})

test('pages know the names under which the site has the compiled variants', () => {
  expect(readFileSync('src/tools/token/generator/compiled-names.ts', 'utf8')).toBe(namesModule())
})

test('a family is fetched in at most 25 kB, and all together are less than 560 kB', () => {
  const sizes = [...keptFamilies().values()].map(({ compressed }) => compressed.length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(560_000)
})

test('every variant fits on a chain, with a quarter of the room left', () => {
  expect(Math.max(...[...kept.values()].map(({ runtime: [, length] }) => length))).toBeLessThan(24_576 * 0.75)
})

test('all that changes a token is named by a power, and every power is in the contract', () => {
  for (const { id, powers } of tokens) {
    const functions = kept.get(id)!.abi.filter((item): item is AbiFunction => item.type === 'function')
    const changing = functions.filter(({ stateMutability }) => !/view|pure/.test(stateMutability))
    const named = powers.flatMap((power) => power.functions)
    expect([id, ...new Set(changing.map(({ name }) => name))].toSorted()).toEqual([id, ...new Set(named)].toSorted())
    expect(new Set(named).size).toBe(named.length)
  }
})

test('nothing but buying is payable, and nothing answers what it does not know', () => {
  const all = [...kept.values()].flatMap(({ abi }) => abi)
  expect(all.filter(({ type }) => type === 'receive' || type === 'fallback')).toEqual([])
  expect(
    all
      .filter((item) => 'stateMutability' in item && item.stateMutability === 'payable')
      .flatMap((item) => ('name' in item && item.name !== 'buy' ? [item.name] : [])),
  ).toEqual([])
})
