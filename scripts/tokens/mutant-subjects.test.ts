import { expect, test } from 'vitest'
import { emitToken } from '#tools/token/generator/emit.ts'
import { optionsNamed, tokenVariants } from '#tools/token/generator/variants.ts'
import { allFeatures, featuresOf } from '#tools/token/features/catalogue.ts'
import { defaultOptions, type TokenKind } from '#tools/token/features/options.ts'
import { breakableLines, mutantSubjects } from './mutant-subjects.ts'

const subjects = mutantSubjects()

test.each(Object.keys(defaultOptions) as TokenKind[])(
  'every feature of %s is in a token that the mutants break',
  (kind) => {
    const options = subjects.map(({ id }) => optionsNamed(id)!).filter((one) => one.kind === kind)
    const broken = new Set(options.flatMap((one) => featuresOf(one)))
    expect(allFeatures(kind).filter((feature) => !broken.has(feature))).toEqual([])
  },
)

test('every line that a variant has is in a token that the mutants break', () => {
  const broken = new Set(subjects.flatMap(breakableLines))
  const lines = tokenVariants().flatMap((options) => breakableLines(emitToken(options)))
  expect(lines.filter((line) => !broken.has(line))).toEqual([])
})
