import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const sources = [
  'src',
  'content',
  'scripts',
  'tests',
  'public',
  'contracts',
  'docs',
  'README.md',
  'CHANGELOG.md',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** The hash of every file of a build, by its path. */
function hashesOf(build: string): Record<string, string> {
  const files = readdirSync(join(build, 'client'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = [...files.map((entry) => join(entry.parentPath, entry.name)), join(build, 'site.json')]
  return Object.fromEntries(
    paths.map((path) => [path.slice(build.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

/** Builds a copy of the project in a directory of its own, on another day and in another time zone; answers its hashes. */
export function buildElsewhere({ zone, days }: { zone: string; days: number }) {
  const root = mkdtempSync(join(tmpdir(), 'another-directory-'))
  try {
    for (const source of sources.filter((each) => readdirSync('.').includes(each)))
      cpSync(source, join(root, source), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const clock = join(root, 'clock.mjs')
    writeFileSync(
      clock,
      `const Now = Date; const skew = ${days} * 86400000
       globalThis.Date = class extends Now { constructor(...given) { given.length ? super(...given) : super(Now.now() + skew) }
         static now() { return Now.now() + skew } }`,
    )
    const env = { ...process.env, TZ: zone, LC_ALL: 'C', NODE_OPTIONS: `--import ${clock}` }
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, env, stdio: 'pipe' })
    return hashesOf(join(root, 'build'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** A place, a day and a time zone that are not those of the build here. */
export const elsewhere = { zone: 'America/Los_Angeles', days: 400 }

/** The hashes of the build here. */
export const hashesHere = () => hashesOf(resolve('build'))
