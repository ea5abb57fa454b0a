import { expect, test } from 'vitest'
import type { AcceptanceRow } from './acceptance.server.ts'
import { countResults, groupResults, statesOf } from './group-results.ts'

const row: AcceptanceRow = {
  section: 2,
  statement: 'The bar is on one line',
  expected: 'one line',
  isPattern: false,
  results: {
    'chromium 375': { value: 'one line', holds: true },
    'chromium 1440': { value: 'one line', holds: true },
    'firefox 375': { value: 'two lines', holds: false },
    'firefox 1440': { value: 'one line', holds: true },
    'webkit 375': { notRun: 'Its driver cannot.' },
    'webkit 1440': { notRun: 'Its driver cannot.' },
  },
}

test('each value is said once, with the engines and widths that showed it', () => {
  expect(groupResults(row).map(({ places }) => places)).toEqual([
    'Chromium at 375 and 1440; Firefox at 1440',
    'Firefox at 375',
    'WebKit at 375 and 1440',
  ])
})

test('of a long value that fits a pattern, the part that fits is shown with words around it', () => {
  const value = `0x4F…82D5 Close Demo wallet ${'and more words '.repeat(5)}Copied! ${'what comes after '.repeat(5)}`
  const results = { 'chromium 375': { value, holds: true }, 'firefox 375': { value: `Other ${value}`, holds: true } }
  expect(groupResults({ ...row, expected: 'Copied!', isPattern: true, results })).toEqual([
    {
      places: 'Chromium and Firefox at 375',
      result: {
        value: '… words and more words and more words Copied! what comes after what comes after what …',
        holds: true,
      },
    },
  ])
})

test('a row fails, or is not measured, where one place is so, and each measurement is counted', () => {
  expect(statesOf(row)).toEqual(['fails', 'not-measured'])
  expect(statesOf({ ...row, results: { 'chromium 375': { value: 'one line', holds: true } } })).toEqual([])
  expect(countResults([row])).toEqual({ measured: 4, holds: 3, fails: 1, notMeasured: 2 })
  expect(countResults([row], 'firefox')).toEqual({ measured: 2, holds: 1, fails: 1, notMeasured: 0 })
})
