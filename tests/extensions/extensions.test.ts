import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chainExtensions } from './chain-extensions.ts'
import type { Edit, Extension, Forgotten } from './extension.ts'
import { serverExtensions } from './server-extensions.ts'
import { siteExtensions } from './site-extensions.ts'

/** One of each kind. */
const extensions = [...siteExtensions, ...chainExtensions, ...serverExtensions]
const forgotten = extensions.flatMap((extension) => extension.forgotten)
const isTest = (by: Forgotten['by']) => by !== 'types' && by !== 'unused'

/** A copy of the sources, so that the product can be extended without being changed. */
const copy = mkdtempSync(join(tmpdir(), 'intaglio-extended-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Neither what is made or kept, nor this test: the paths in it count as uses. */
const left = new Set(['node_modules', 'build', '.git', '.data', 'coverage', 'test-results', 'tests/extensions'])

function makeCopy() {
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const settings = {
    include: ['{src,content,scripts}/**/*.test.{ts,tsx}'],
    // What the second run needs is compiled by the first.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/modules',
    isolate: false,
    maxWorkers: 2,
  }
  writeFileSync(join(copy, 'vitest.config.ts'), `export default { test: ${JSON.stringify(settings)} }\n`)
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

function change([file, before, after]: Edit) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect([file, text.split(before).length - 1], `stands there once: ${before}`).toEqual([file, 1])
  write(
    file,
    text.replace(before, () => after),
  )
}

/** What a command says, and whether it found anything wrong. */
const run = (command: string, ...args: string[]) =>
  new Promise<{ ok: boolean; said: string }>((resolve) =>
    execFile(
      command,
      args,
      { cwd: copy, maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (error, out, err) => resolve({ ok: !error, said: out + err }),
    ),
  )

const tool = (name: string) => join('node_modules/.bin', name)
const vitest = (...args: string[]) => run(tool('vitest'), 'run', '--reporter=default', ...args)

/** The checks, each of which keeps what it has learned of the copy: asked again, it looks at what has changed. */
const checks: Record<'types' | 'unused', () => ReturnType<typeof run>> = {
  types: () => run(tool('tsc'), '-p', '.'),
  unused: () => run(tool('knip'), '--cache', '--cache-location', '.cache/knip'),
}

/** What `look` answers while the edits are applied, which are then taken back. */
async function changed<T>(edits: readonly Edit[], look: () => Promise<T>): Promise<T> {
  const before = new Map(edits.map(([file]) => [file, readFileSync(join(copy, file), 'utf8')]))
  try {
    edits.forEach(change)
    return await look()
  } finally {
    for (const [file, text] of before) write(file, text)
  }
}

/** What no check has said. */
const unsaid = (all: readonly Forgotten[], said: (by: string) => string) =>
  all.filter(({ by, says }) => !says.test(said(by))).map(({ says }) => says.source)

const row = (name: string) =>
  readFileSync('README.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`) || line.startsWith(`| ${name} with `)) ?? ''

/** The paths a row of the README names; a name in angle brackets stands for any. */
const pathsIn = (line: string) =>
  [...line.matchAll(/`([^`\s]*\.[a-z]+)`/g)].map(
    ([, path]) => new RegExp(`(?:^|/)${path!.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '[\\w-]+')}$`),
  )

/** Every file an extension touches but its tests; a folder of its own is one place, by its feature file if it has one. */
const touched = ({ files, edits, folder }: Extension) =>
  [...new Set([...Object.keys(files), ...edits.map(([file]) => file)])].filter(
    (file) =>
      !file.includes('.test.') && (!folder || !file.startsWith(`${folder}/`) || file.endsWith('/feature.server.ts')),
  )

test.each(extensions.map((extension) => [extension.row, extension] as const))(
  '%s touches the files the README names, and no other',
  (name, extension) => {
    const named = pathsIn(row(name))
    const found = touched(extension)

    expect(found.filter((file) => !named.some((path) => path.test(file)))).toEqual([])
    expect(named.filter((path) => !found.some((file) => path.test(file)))).toEqual([])
  },
)

describe('in a copy', () => {
  beforeAll(async () => {
    makeCopy()
    for (const { files, edits } of extensions) {
      for (const [path, text] of Object.entries(files)) write(path, text)
      edits.forEach(change)
    }
    for (const script of new Set(extensions.flatMap((extension) => extension.script ?? []))) {
      const { ok, said } = await run(process.execPath, script)
      if (!ok) throw new Error(said)
    }
  }, 120_000)

  test.each(['types', 'unused'] as const)(
    'with one of each kind nothing is wrong, and what was forgotten is found: %s',
    async (by) => {
      const { ok, said } = await checks[by]()
      expect(ok ? '' : said).toBe('')

      const all = forgotten.filter((each) => each.by === by)
      const found = await changed(
        all.flatMap(({ edits }) => edits),
        checks[by],
      )
      expect(unsaid(all, () => found.said)).toEqual([])
    },
    600_000,
  )

  test('with one of each kind nothing is wrong, and what was forgotten is found: tests', async () => {
    const { ok, said } = await vitest(...new Set(extensions.flatMap(({ tests }) => tests)))
    expect(ok ? '' : said).toBe('')

    const all = forgotten.filter(({ by }) => isTest(by))
    // No other test is run: what is broken for one may be broken for another.
    const found = await changed(
      all.flatMap(({ edits }) => edits),
      () => vitest(...new Set(all.map(({ by }) => by)), '-t', all.map(({ says }) => says.source).join('|')),
    )
    const failed = found.said.split('\n').filter((line) => line.trim().startsWith('FAIL'))
    expect(unsaid(all, (by) => failed.filter((line) => line.includes(by)).join('\n'))).toEqual([])
  }, 600_000)
})
