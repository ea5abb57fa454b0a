import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The floors of the house, from the ground up. A room imports from the floors below its own; neighbours do not know each other. */
const floors = [
  ['content', 'contracts'],
  ['core'],
  ['seals'],
  ['ui'],
  ['forms', 'mail'],
  ['privacy'],
  ['chain'],
  ['transactions'],
  ['wallet'],
  ['site', 'tools', 'leads', 'assistant'],
  ['app', 'server'],
]

/** Rooms of capabilities that do not know each other either. */
const apart = ['tools', 'leads', 'site']

/**
 * What all tools share: their transactions, when something vests, lists to claim from, what the index says, and the rules of metadata;
 * and what pages and documents of the site share: its drawings.
 */
const shared = ['plan', 'schedule', 'claim-list', 'indexed', 'metadata', 'drawings']

/** Logs are appended to by `openSync`; everything else that is kept is written whole. */
const directWrite =
  /import \{[^}]*\b(?:(?:writeFile|appendFile|copyFile|rename|link|cp)(?:Sync)?|open|createWriteStream)\b[^}]*\} from 'node:fs|openSync\([^)]*'w/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.*\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    const imports = [...text.matchAll(/(?:from|import\(?) ?'([#.][^']+)'/g)].map((match) => match[1]!)
    return { file, text, imports, isTest: /\.test\.tsx?$/.test(file) }
  })

/** The files, of those that `may` not, that hold the pattern. */
const holding = (pattern: RegExp, may: (file: (typeof files)[number]) => boolean = () => false) =>
  files.filter((file) => !may(file) && pattern.test(file.text)).map(({ file }) => file)

const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))

/** Whether a file of the house, by its path below src/, may import another one. */
function mayImport(from: string, to: string): boolean {
  const [room, part] = from.split('/') as [string, string]
  const [other, otherPart] = to.split('/') as [string, string]
  if (room !== other) return floorOf(other) < floorOf(room)
  // A file of the room itself, such as its catalogue, lists the parts.
  const isList = from.split('/').length === 2
  return !apart.includes(room) || isList || part === otherPart || shared.includes(otherPart)
}

test('imports lead down, and past no neighbour', () => {
  const faults = files.flatMap(({ file, imports, isTest }) =>
    imports
      .map((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
      // A test may start the product.
      .filter((to) => !(isTest && /^(?:tests|server)\//.test(to)) && !mayImport(file, to))
      .map((to) => `${file} → ${to}`),
  )
  expect(faults).toEqual([])
})

test('every room stands on a floor', () => {
  expect(new Set(files.map(({ file }) => file.split('/')[0]!).filter((room) => floorOf(room) < 0))).toEqual(new Set())
})

test('a folder has at most twenty files beside its tests', () => {
  const counts = Map.groupBy(
    files.filter(({ isTest }) => !isTest).map(({ file }) => dirname(file)),
    (folder) => folder,
  )
  const full = [...counts].filter(([, found]) => found.length > 20)
  expect(full.map(([folder, found]) => `${folder}: ${found.length}`)).toEqual([])
})

test('other folders are reached by the name of their room', () => {
  const faults = files.flatMap(({ file, imports }) =>
    imports.filter((path) => path.startsWith('../')).map((path) => `${file} → ${path}`),
  )
  expect(faults).toEqual([])
})

test('a file is imported itself, not through another one', () => {
  expect(holding(/^export (\*|\{[^}]*\}) from/m)).toEqual([])
})

test('only what React Router asks for is exported by default', () => {
  expect(
    holding(/^export default/m, ({ file }) => /^app\/(?:routes\/|entry\.server\.tsx|routes\.ts|root\.tsx)/.test(file)),
  ).toEqual([])
})

test('what the server runs imports components by `await import`, after the file that reads JSX for Node', () => {
  expect(holding(/^import (?!type )[^'"]*'[^']+\.tsx'/m, ({ file }) => !file.endsWith('.server.ts'))).toEqual([])
  const draws = files.filter(
    ({ file, text }) => file.endsWith('.server.ts') && /^const .*await import\('[^']+\.tsx'\)/m.test(text),
  )
  expect(draws.length).toBeGreaterThan(0)
  const readsJsx = /^import \{ draw \} from '[^']*\/draw\.server\.ts'/m
  expect(draws.filter(({ text }) => !readsJsx.test(text)).map(({ file }) => file)).toEqual([])
})

test('what is kept is written by core/process/durable-file.server.ts, which a power cut does not harm', () => {
  // Two exceptions: a process number is worth nothing after a power cut, and copies for a check are deleted after it.
  const may = /\/test-|^core\/process\/durable-file|^server\/local-chain\/chain-orphan|^server\/deploy\/check-files/
  expect(holding(directWrite, ({ file, isTest }) => isTest || may.test(file))).toEqual([])
})

test('the environment is read by core/process/env.server.ts alone', () => {
  expect(holding(/process\.env/, ({ file, isTest }) => isTest || file === 'core/process/env.server.ts')).toEqual([])
})
