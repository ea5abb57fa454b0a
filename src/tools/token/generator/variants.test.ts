import { expect, test } from 'vitest'
import { defaultOptions, normalise, type Erc20Options, type TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from './emit.ts'
import { familyOf, tokenVariants, variantId } from './variants.ts'

const erc20 = (asked: Partial<Erc20Options>): Erc20Options => ({ ...defaultOptions.erc20, permit: false, ...asked })
const variants = tokenVariants()

test('there are 200 variants: 176 of ERC-20, 16 of ERC-721, 8 of ERC-1155', () => {
  const counts = Map.groupBy(variants, ({ kind }) => kind)
  expect([...counts].map(([kind, { length }]) => [kind, length])).toEqual([
    ['erc20', 176],
    ['erc721', 16],
    ['erc1155', 8],
  ])
})

test('no two variants have the same source, and no source is longer than a screen or two of lines', () => {
  const sources = variants.map((options) => emitToken(options).source)
  expect(new Set(sources).size).toBe(variants.length)
  expect(Math.max(...sources.map((source) => source.split('\n').length))).toBeLessThan(200)
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

test.each(['erc721', 'erc1155'] as const)('an %s token always has somebody who creates its tokens', (kind) => {
  const { options } = normalise<TokenOptions>({ ...defaultOptions[kind], access: 'none' })
  expect(options.access).toBe('ownable')
})

test('variants of a family differ only in mint, cap, burn and pause', () => {
  const families = Map.groupBy(variants, familyOf)
  expect(families.size).toBe(28)
  for (const [family, members] of families) {
    const words = family.split('-')
    for (const member of members.map(variantId)) {
      const others = member.split('-').filter((word) => !words.includes(word))
      expect(['mintable', 'capped', 'burnable', 'pausable']).toEqual(expect.arrayContaining(others))
    }
  }
})
