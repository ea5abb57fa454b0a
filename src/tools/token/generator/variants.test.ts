import { expect, test } from 'vitest'
import { allFeatures, switchesOf } from '#tools/token/features/catalogue.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import {
  defaultOptions,
  normalise,
  type Erc20Options,
  type TokenKind,
  type TokenOptions,
} from '#tools/token/features/options.ts'
import { presets } from '#tools/token/features/presets.ts'
import { emitToken } from './emit.ts'
import { familyOf, featureNames, isCompiled, optionsNamed, optionsWith, tokenVariants, variantId } from './variants.ts'

const erc20 = (asked: Partial<Erc20Options>): Erc20Options => ({ ...defaultOptions.erc20, permit: false, ...asked })
const variants = tokenVariants()

/** How many a kind of token has at most: the plain one, every feature alone, every pair, and the presets. */
const most = (kind: TokenKind) => {
  const { length } = featureNames(kind)
  return 1 + length + (length * (length - 1)) / 2 + presets[kind].length
}

test('what is compiled in advance is every feature, the pairs of what most tokens have, and the presets', () => {
  for (const [kind, { length }] of Map.groupBy(variants, (options) => options.kind)) {
    const names = featureNames(kind)
    const rare = new Set<string>(switchesOf(kind).flatMap((one) => (one.rare ? [one.name] : [])))
    const pairs = names.flatMap((one) =>
      names.filter((other) => one === other || !(rare.has(one) || rare.has(other))).map((other) => [one, other]),
    )
    const common = names.filter((one) => rare.has(one)).map((one) => [one, 'permit', 'ownable'])
    expect(common.filter((set) => kind === 'erc20' && !isCompiled(optionsWith(kind, set)))).toEqual([])
    expect(pairs.filter((pair) => !isCompiled(optionsWith(kind, pair)))).toEqual([])
    expect(length).toBeLessThanOrEqual(most(kind))
  }
  expect(isCompiled(optionsNamed('erc20-mintable-capped-burnable-pausable-permit-ownable')!)).toBe(false)
})

test('six more features add themselves and their pairs, and double nothing', () => {
  const features = allFeatures('erc20') as Feature[]
  const burn = features.find(({ option }) => String(option?.name) === 'burnable')!
  const before = tokenVariants().length
  const more = Array.from({ length: 6 }, (_, at) => ({
    ...burn,
    option: { ...burn.option!, name: `more${at}` as 'pausable', short: `more${at}` },
  }))
  const own = featureNames('erc20').length
  features.push(...more)
  try {
    const after = tokenVariants().length
    expect(after - before).toBeLessThanOrEqual(6 + 6 * own + 15)
    expect(after - before).toBeGreaterThan(6 + 15)
    expect(tokenVariants().filter(({ kind }) => kind === 'erc20').length).toBeLessThanOrEqual(most('erc20'))
  } finally {
    features.splice(-more.length)
  }
})

test('the name of a variant says its options, and nothing else is one', () => {
  for (const options of variants) expect(optionsNamed(variantId(options))).toEqual(options)
  for (const id of ['erc20-capped', 'erc20-permit-mintable-ownable', 'erc20-x', 'erc19', ''])
    expect(optionsNamed(id)).toBeUndefined()
})

test('no two variants have the same source, and no source is longer than a few screens of lines', () => {
  const sources = variants.map((options) => emitToken(options).source)
  expect(new Set(sources).size).toBe(variants.length)
  expect(Math.max(...sources.map((source) => source.split('\n').length))).toBeLessThan(260)
})

test('what is normalised stays as it is', () => {
  for (const options of variants) expect(normalise(options)).toEqual({ options, changes: [] })
})

test.each<[Partial<Erc20Options>, string, string[]]>([
  [{}, 'erc20', []],
  [{ capped: true }, 'erc20', ['capped']],
  [{ votes: true }, 'erc20-permit-votes', ['permit']],
  [{ votes: true, flashMint: true }, 'erc20-permit-votes', ['permit', 'flashMint']],
  [{ limits: true, flashMint: true }, 'erc20-limits', ['flashMint']],
  [{ access: 'ownable' }, 'erc20', ['access']],
  [{ mintable: true }, 'erc20-mintable-ownable', ['access']],
  [{ pausable: true, access: 'roles' }, 'erc20-pausable-roles', []],
  [{ mintable: true, capped: true, access: 'ownable' }, 'erc20-mintable-capped-ownable', []],
])('%o becomes %s, and says why for %o', (asked, id, changed) => {
  const { options, changes } = normalise(erc20(asked))
  expect(variantId(options)).toBe(id)
  expect(changes.map(({ option }) => option)).toEqual(changed)
  for (const { because } of changes) expect(because).toMatch(/^[A-Z].+\.$/)
})

test.each(['erc721', 'erc1155'] as const)('an %s token always has an account that creates its tokens', (kind) => {
  const { options } = normalise<TokenOptions>({ ...defaultOptions[kind], access: 'none' })
  expect(options.access).toBe('ownable')
})

test('variants of a family differ only in mint, cap, burn and pause', () => {
  const families = Map.groupBy(variants, familyOf)
  for (const [family, members] of families) {
    const words = family.split('-')
    for (const member of members.map(variantId)) {
      const others = member.split('-').filter((word) => !words.includes(word))
      expect(['mintable', 'capped', 'burnable', 'pausable']).toEqual(expect.arrayContaining(others))
    }
  }
})

test('lists on the chain and a batch are refused together, with a sentence', () => {
  const asked = { ...defaultOptions.erc721, enumerable: true, consecutive: true }
  const { options, changes } = normalise(asked)
  expect(options).toMatchObject({ enumerable: false, consecutive: true })
  expect(changes).toMatchObject([{ option: 'enumerable', because: expect.stringContaining('one batch') }])
})
