import { expect, test } from 'vitest'
import { buildElsewhere, elsewhere, hashesHere } from './build-elsewhere.ts'

test(
  'a build in another place, on another day and in another time zone has the bytes of the one here',
  { timeout: 600_000 },
  () => {
    const here = hashesHere()
    const there = buildElsewhere(elsewhere)

    expect(Object.keys(here).length).toBeGreaterThan(50)
    expect(there).toEqual(here)
  },
)
