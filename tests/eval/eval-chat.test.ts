import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createAssistant } from '#assistant/retrieval/answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'
import { measure, type Figures } from './measure.ts'
import { tuning } from './questions-tuning.ts'
import { validation } from './questions-validation.ts'

/** What the assistant reached when `figures.json` was written. A change that costs more than two points has to say why, there. */
const reached = JSON.parse(readFileSync('tests/eval/figures.json', 'utf8')) as Record<string, Partial<Figures>>
const slack = 0.02

const site = builtSite()
const answer = createAssistant(openSearch(site.pages))

test('no question is asked twice, and there are at least 150', () => {
  const asked = [...tuning, ...validation].map(({ ask }) => ask.toLowerCase())
  expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(150)
})

test.each([
  ['tuning', tuning],
  ['validation', validation],
] as const)('the assistant answers the %s half as well as it did', (half, questions) => {
  const { figures, misses } = measure(answer, questions, site)
  const before = reached[half] as Figures
  for (const name of ['hitAt1', 'hitAt3', 'mrr', 'refusalRecall'] as const)
    expect({ name, figure: figures[name], misses }).toMatchObject({
      figure: expect.toSatisfy((now: number) => now >= before[name] - slack),
    })
  expect(figures.falseRefusals).toBeLessThanOrEqual(before.falseRefusals + slack)
  expect({ ...figures, misses }).toMatchObject({ grounded: 1, resolving: 1, injected: 0 })
})

test('the words it answers from are at most 66 kB, compressed', () => {
  expect(gzipSync(JSON.stringify(site), { level: 9 }).length).toBeLessThan(66_000)
})
