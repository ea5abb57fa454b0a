import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { publicUrlOf } from '#core/http/public-url.ts'
import { syncTree, writeDurably } from '#core/process/durable-file.server.ts'
import type { Env } from '#core/process/env.server.ts'

/** Everything the built site is made from; the server's own code and the tests are not in it, but what it draws with is. */
const sources = [
  'src/**/*',
  'content/**/*',
  'scripts/**/*.ts',
  // Figures of the library are read from these.
  'contracts/**/*.sol',
  'contracts/snapshots/*.json',
  'docs/**/*.md',
  'docs/evidence/*.json',
  'docs/evidence/*/*.webp',
  'CHANGELOG.md',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
/** Fonts are cut by the build itself. */
const others = /^src\/server\/.*\.ts$|^src\/ui\/fonts\/generated\/|\.test\.tsx?$|^scripts\/start\.ts$/

/** What a site is built from: the hash of each source by its path, and of each variable that is in its pages by its name. */
export type SiteStamp = Record<string, string>

/** What a site would be built from now: by content, since an installation, a copy and an image all change the ages of files. */
export async function stampOf(root: string, env: Env): Promise<SiteStamp> {
  const variables = {
    PUBLIC_URL: publicUrlOf(env),
    SCHEDULING_URL: env.SCHEDULING_URL ?? '',
    EVENT_CODE: env.EVENT_CODE ?? '',
  }
  const stamp: SiteStamp = Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, hashOf(text)]))
  // One by one: a process may often have no more than 1,024 files open.
  for (const name of await sourcesOf(root)) stamp[name] = hashOf(await contentOf(root, name))
  return stamp
}

/** Notes what `build/` was built from, when all of it is on the disk. */
export async function writeStamp(root: string, stamp: SiteStamp): Promise<void> {
  await syncTree(join(root, 'build'))
  await writeDurably(fileOf(root), JSON.stringify(stamp), { mode: 0o644 })
}

/** Which variables and sources differ from those that `build/` was built from; undefined when no finished build is there. */
export async function changedSinceBuild(root: string, now: SiteStamp): Promise<string[] | undefined> {
  const text = await readFile(fileOf(root), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const built = JSON.parse(text) as SiteStamp
  return Object.keys({ ...now, ...built }).filter((name) => now[name] !== built[name])
}

const fileOf = (root: string) => join(root, 'build/stamp.json')
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url')

/** What counts of a source. Of the lock file these are the packages: `npm prune` of npm 10 writes it again with other marks. */
async function contentOf(root: string, name: string): Promise<string | Uint8Array> {
  const bytes = await readFile(join(root, name))
  if (name !== 'package-lock.json') return bytes
  const { packages } = JSON.parse(String(bytes)) as {
    packages: Record<string, { version?: string; integrity?: string }>
  }
  return JSON.stringify(Object.entries(packages).map(([path, { version, integrity }]) => [path, version, integrity]))
}

async function sourcesOf(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }))
  const names = files
    .filter((file) => file.isFile())
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .filter((name) => !others.test(name))
  return [...new Set(names)].toSorted()
}
