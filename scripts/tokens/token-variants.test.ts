import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { keccak256, toBytes, type AbiFunction } from 'viem'
import { expect, test } from 'vitest'
import { compiler, standardInput } from '#chain/deployment/contract-sources.server.ts'
import { compilerVersion } from '#core/solidity/standard-json.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { optionsNamed, tokenVariants } from '#tools/token/generator/variants.ts'
import { keptArtifacts, keptFamilies, namesModule } from './token-artifacts.ts'
import { compileSources, compileTokens, inputHashOf } from './token-compile.ts'
import { librarySource } from './token-library.ts'

const tokens = tokenVariants().map((options) => emitToken(options))
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

test('under any name a token of each kind, others each day, comes to the bytes that are kept', async () => {
  const names = ['Marigold', 'Złoty 1', 'Золото', '_', 'a'.repeat(64)]
  const day = Math.floor(Date.now() / 86_400_000)
  const kinds = [...Map.groupBy(tokenVariants(), ({ kind }) => kind).values()]
  const named = kinds.map((options, at) => emitToken(options[day % options.length]!, names[at % names.length]))
  expect(named.map(({ contract }) => contract)).toContain('Zloty1')
  for (const made of await compileSources(named)) {
    const { creationCode, runtime, immutables } = kept.get(made.id)!
    expect(made).toMatchObject({ creationCode, runtime, immutables })
  }
}, 120_000)

test('whatever a token is called, its source compiles without a warning', () => {
  const names = [
    '',
    'contract',
    'transfer',
    'Transfer',
    'ERC20',
    'IERC721',
    'Error',
    '1inch',
    'Sale',
    'phase',
    'Limits',
  ]
  names.push('MINTER_ROLE', 'Token_NoSupply', 'Ownable2Step', 'Context', 'mint', 'msg', 'Royalty', 'uint256', 'Token')
  for (const id of ['erc721-royalties-sale-ownable', 'erc20-mintable-limits-roles', 'erc6909-delayed-roles']) {
    for (const name of names) {
      const { path, source, contract } = emitToken(optionsNamed(id)!, name)
      const input = tokenInput([{ path, source }], librarySource)
      const settings = { ...input.settings, outputSelection: { [path]: { '*': ['abi'] } } }
      const said = solc.compile(JSON.stringify({ ...input, settings }))
      const { errors = [], contracts } = JSON.parse(said) as { errors?: Said[]; contracts: Record<string, object> }
      const own = errors.filter(({ formattedMessage }) => !formattedMessage.includes('@openzeppelin'))
      expect(own.map(({ formattedMessage }) => formattedMessage)).toEqual([])
      expect(Object.keys(contracts[path]!)).toEqual([contract])
    }
  }
}, 120_000)

type Said = { formattedMessage: string }

test('tokens are compiled as the other contracts are, but for the hash of the sources', () => {
  const { metadata, ...settings } = tokenInput([], librarySource).settings
  const { metadata: noted, ...others } = standardInput(join(import.meta.dirname, '../..'), []).settings
  expect(compilerVersion).toBe(compiler)
  expect(settings).toEqual(others)
  expect([metadata, noted]).toEqual([{ bytecodeHash: 'none' }, { bytecodeHash: 'ipfs' }])
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
