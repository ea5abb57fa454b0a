import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changelogFile, readChangelog } from './read-changelog.server.ts'

test('every day and every entry of the changelog can be read, and none is in the future', () => {
  const days = readChangelog(readFileSync(changelogFile, 'utf8'))

  expect(days.length).toBeGreaterThan(5)
  expect(days.map(({ date }) => date)).toEqual(
    days
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  expect(days.filter(({ date }) => new Date(date) > new Date())).toEqual([])
  const entries = days.flatMap(({ groups }) => groups.flatMap((group) => group.entries))
  expect(entries.filter((entry) => !/^[A-Z].*\.$/.test(entry))).toEqual([])
  expect(new Set(entries).size).toBe(entries.length)
})

test.each([
  ['a day that is none', '\n## 2026-02-30\n### Added\n- A.'],
  ['days in the wrong order', '\n## 2026-01-01\n### Added\n- A.\n## 2026-01-02\n### Added\n- A.'],
  ['a kind that is none', '\n## 2026-01-01\n### Improved\n- A.'],
  ['a day without an entry', '\n## 2026-01-01\n'],
  ['a line of another form', '\n## 2026-01-01\n### Added\n* A.'],
])('%s is refused', (_, text) => expect(() => readChangelog(text)).toThrow(changelogFile))
