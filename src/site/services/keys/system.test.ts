import { expect, test } from 'vitest'
import { keys, parts, powers } from './system.ts'

const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)

test('every power goes from a key to a part, and every key has one', () => {
  for (const { from, to } of powers) {
    expect(ids(keys)).toContain(from)
    expect(ids(parts)).toContain(to)
  }
  expect(new Set(powers.map(({ from }) => from))).toEqual(new Set(ids(keys)))
})

test('of every key it is said what it can do, what its loss and its theft do, and who replaces it', () => {
  for (const { facts } of keys)
    expect(facts.map(([question]) => question)).toEqual([
      'What it can do',
      expect.stringMatching(/^If (it|a key) is lost$/),
      expect.stringMatching(/^If (it|a key) is stolen$/),
      'Who replaces it',
    ])
})

// The style sheet of the chooser has a line for each.
test('there are at most eight things to choose', () => {
  expect(keys.length + parts.length).toBeLessThanOrEqual(8)
})
