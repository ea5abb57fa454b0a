import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extensions, type Edit, type Extension, type Forgotten } from './extensions.ts'

/** A copy of the sources, so that the product can be extended without being changed. */
const copy = mkdtempSync(join(tmpdir(), 'intaglio-extended-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const left = new Set(['node_modules', 'build', '.git', '.data', 'coverage', 'test-results'])

function makeCopy() {
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    `export default { test: { include: ['{src,content,contracts,scripts,tests}/**/*.test.{ts,tsx}'], maxWorkers: 2 } }\n`,
  )
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
      join('node_modules/.bin', command),
      args,
      { cwd: copy, maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (error, out, err) => resolve({ ok: !error, said: out + err }),
    ),
  )

const testsThatApply = [
  'src/app/page/pages.test.ts',
  'src/architecture.test.ts',
  'src/chain/catalogue.test.ts',
  'src/leads/form-view.test.tsx',
  'src/server/features.test.ts',
  'src/tools/echo',
  'src/wallet/list',
]

const checks: Record<Forgotten['by'], () => ReturnType<typeof run>> = {
  types: () => run('tsc', '-p', '.'),
  unused: () => run('knip'),
  tests: () => run('vitest', 'run', '--reporter=verbose', ...testsThatApply),
}

const row = (name: string) =>
  readFileSync('README.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`) || line.startsWith(`| ${name} with `)) ?? ''

/** The paths a row of the README names; a name in angle brackets stands for any. */
const pathsIn = (line: string) =>
  [...line.matchAll(/`([^`\s]*\.[a-z]+)`/g)].map(
    ([, path]) => new RegExp(`(?:^|/)${path!.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '[\\w-]+')}$`),
  )

/** Every file an extension touches; a folder of its own is its feature file. */
const touched = ({ files, edits, folder }: Extension) =>
  [...new Set([...Object.keys(files), ...edits.map(([file]) => file)])].filter(
    (file) => !folder || !file.startsWith(`${folder}/`) || file.endsWith('/feature.server.ts'),
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
  beforeAll(() => {
    makeCopy()
    for (const { files, edits } of extensions) {
      for (const [path, text] of Object.entries(files)) write(path, text)
      edits.forEach(change)
    }
  }, 120_000)

  test.each(Object.keys(checks) as Forgotten['by'][])(
    'with one of each kind nothing is wrong: %s',
    async (by) => {
      const { ok, said } = await checks[by]()

      expect(ok ? '' : said).toBe('')
    },
    600_000,
  )

  test.each(Object.keys(checks) as Forgotten['by'][])(
    'what was forgotten is found: %s',
    async (by) => {
      const all = extensions.flatMap(({ forgotten }) => forgotten).filter((each) => each.by === by)
      const before = new Map(
        all.flatMap(({ edits }) => edits.map(([file]) => [file, readFileSync(join(copy, file), 'utf8')])),
      )
      for (const { edits } of all) edits.forEach(change)
      const { said } = await checks[by]()
      for (const [file, text] of before) write(file, text)

      for (const { says } of all) expect(said).toMatch(says)
    },
    600_000,
  )
})
