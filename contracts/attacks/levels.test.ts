import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { levels } from '#content/attacks.ts'
import { findings } from '#site/services/vault/findings.ts'

const tests = readFileSync(join(import.meta.dirname, 'attacks.t.sol'), 'utf8')

const linesOf = (id: string, file: string) =>
  readFileSync(join(import.meta.dirname, id, `${file}.sol`), 'utf8').split('\n')

/** `pool-price` becomes `PoolPrice`. */
const contractOf = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** How many lines are in one of the files and not in the other. Equal lines count as often as they are there. */
function differing(one: string[], other: string[]): number {
  const left = [...other]
  const only = one.filter((line) => {
    const found = left.indexOf(line)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
  return only.length + left.length
}

test.each(levels.map((level) => [level.id, level] as const))('%s offers what its tests go through', (id, level) => {
  const [, min, max, unit] = tests.match(new RegExp(`${contractOf(id)}Test is Level\\((\\d+), (\\d+), ([^)]+)\\)`))!
  const { parameter, decimals } = level
  expect([min, max].map(Number)).toEqual([parameter.min, parameter.max])
  expect(Number(unit!.replace(' ether', 'e18').replace('0.01e18', '1e16'))).toBe(10 ** decimals)
  expect(parameter.start).toBeGreaterThanOrEqual(parameter.min)
  expect(parameter.start).toBeLessThanOrEqual(parameter.max)
})

test.each(levels.map(({ id }) => id))('%s is broken and fixed by a few lines', (id) => {
  const [broken, fixed] = [linesOf(id, 'Broken'), linesOf(id, 'Fixed')]
  expect(broken).not.toEqual(fixed)
  expect(differing(broken, fixed)).toBeLessThanOrEqual(8)
  for (const lines of [broken, fixed]) expect(lines.join('\n')).not.toContain('import ')
  expect(linesOf(id, 'Attack').join('\n')).not.toContain('import ')
})

test.each(levels.map((level) => [level.id, level] as const))('%s says what can be read and checked', (_, level) => {
  const said = [level.goal, level.scene, level.why, level.fix].join(' ').split(/(?<=[.?]) /)
  expect(said.filter((sentence) => sentence.split(' ').length > 20)).toEqual([])
  expect(level.incident.source.url).toMatch(/^https:\/\//)
})

test('a level names only findings that the sample report has', () => {
  const ids = findings.map(({ id }) => id)
  expect(levels.flatMap(({ finding }) => finding ?? []).filter((id) => !ids.includes(id))).toEqual([])
})
