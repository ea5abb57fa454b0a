import { expect, test } from 'vitest'
import { defaultOptions, type TokenKind } from '#tools/token/features/options.ts'
import { featureNames, optionsWith, variantId } from '#tools/token/generator/variants.ts'
import { coveringArray, namesIn, triplesOf } from './covering-array.ts'
import { randomNumbers } from './random-recipes.ts'

const kinds = Object.keys(defaultOptions) as TokenKind[]

test.each(kinds)('every three features of %s that meet in a token meet in the covering array', (kind) => {
  const rows = coveringArray(kind)
  expect(new Set(rows.map(variantId)).size).toBe(rows.length)
  const covered = new Set(rows.flatMap(triplesOf))
  const random = randomNumbers(7)
  for (let turn = 0; turn < 400; turn++) {
    const share = random()
    const options = optionsWith(
      kind,
      featureNames(kind).filter(() => random() < share),
    )
    const missing = triplesOf(options).filter((triple) => !covered.has(triple))
    expect([variantId(options), ...missing]).toEqual([variantId(options)])
  }
})

test('a feature that cannot be with another is in no row with it', () => {
  for (const options of kinds.flatMap(coveringArray))
    expect(optionsWith(options.kind, namesIn(options))).toEqual(options)
})
