import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Own = {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  imports: Record<string, string>
}

const root = join(import.meta.dirname, '..')
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Own
const folders = Object.entries(own.imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace('*', '')] as const,
)

/** The modules that a file imports, in any way, as they are written there; types are gone when it runs. */
const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm,
    ),
  ].map(([, named, dynamic]) => (named ?? dynamic)!)

/** What a name leads to: a file of ours, or the package it belongs to. */
function placeOf(name: string, from: string): { file: string } | { outside: string } {
  if (name.startsWith('.')) return { file: join(dirname(from), name) }
  const [prefix, folder] = folders.find(([start]) => name.startsWith(start)) ?? []
  if (prefix) return { file: join(root, folder!, name.slice(prefix.length)) }
  return { outside: name.split('/', name.startsWith('@') ? 2 : 1).join('/') }
}

/** Everything a program reads that is not ours, with the first file that does. */
function packagesOf(program: string): Map<string, string> {
  const seen = new Set<string>()
  const found = new Map<string, string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return
    seen.add(file)
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      const place = placeOf(name, file)
      if ('file' in place) visit(place.file)
      else if (!found.has(place.outside)) found.set(place.outside, file.slice(root.length + 1))
    }
  }
  visit(join(root, program))
  return found
}

/** A tool of development whose absence the file that asks for it tells in a sentence. */
const told = [['solc', 'src/chain/deployment/compile-again.server.ts']]

test.each([
  ['scripts/start.ts', 'hono'],
  ['src/server/ops/ops.server.ts', 'viem'],
])('%s runs where the tools of development were taken away', (program, known) => {
  const found = packagesOf(program)
  const absent = [...found].filter(
    ([name]) => !(name in own.dependencies) && !name.startsWith('node:') && !builtinModules.includes(name),
  )

  expect(found.has(known)).toBe(true)
  expect(absent.filter((one) => !told.some((exception) => String(exception) === String(one)))).toEqual([])
})
