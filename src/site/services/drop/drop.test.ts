import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attacks, phases } from './drop.ts'

test('every attack comes in a phase of the drop, in the order of its hours', () => {
  const places = attacks.map(({ phase }) => phases.findIndex(({ id }) => id === phase))
  expect(places).toEqual(places.toSorted())
  expect(new Set(places)).toEqual(new Set(phases.keys()))
})

test('what the inspector is said to find are findings that it has', () => {
  const known = readFileSync('src/tools/nft-inspector/report/known-permissions.ts', 'utf8')
  const named = attacks.flatMap(({ finding }) => finding ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((title) => !known.includes(`title: '${title}'`))).toEqual([])
})
