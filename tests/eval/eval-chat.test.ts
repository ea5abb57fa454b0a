import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'
import { questionsIn, sets } from './judged.ts'
import { measure } from './measure.ts'

/** The shares that were right when `figures.json` was written. A change that costs more than two points has to say why, there. */
const reached = JSON.parse(readFileSync('tests/eval/figures.json', 'utf8')) as Record<string, Record<string, number>>
const slack = 0.02

const answer = createAssistant({ index: openSearch(builtSite().pages), facts: await tellFacts() })
const rows = measure(answer)

test('there are 600 questions, and none is asked twice', () => {
  const asked = sets.flatMap(questionsIn).map(({ ask }) => ask.toLowerCase())
  expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(600)
})

test.each(rows)('$what, $half: the assistant answers as well as it did', ({ what, half, right }) => {
  expect(right).toBeGreaterThanOrEqual(reached[half]![what]! - slack)
})

test('nothing that is hostile harms', () => {
  expect(rows.filter(({ what, right }) => what === 'hostile' && right < 1)).toEqual([])
})
