import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteManifest } from '#server/site-manifest.ts'

/** Everything the built site is made from; the server's own code and the tests are not in it. */
const sources = [
  'src/**/*',
  'content/**/*',
  'scripts/**/*.ts',
  // Figures of the library are read from these.
  'contracts/**/*.sol',
  'contracts/snapshots/*.json',
  'docs/**/*.md',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const others = /^src\/server\/|\.test\.tsx?$|^scripts\/start\.ts$/

/** What the site is built with besides its sources. */
type Settings = { publicUrl: string; schedulingUrl: string | undefined; eventCode: string | undefined }

/**
 * Whether `build/` holds the site of these sources and settings: by the hash that `stampSite` left there, and where nobody left
 * one (the site was built by hand, or in an image), by being younger than every source and built for the same origin.
 */
export async function isSiteFresh(root: string, settings: Settings): Promise<boolean> {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => undefined)
  if (stamp !== undefined) return stamp === (await siteHash(root, settings))
  const file = join(root, 'build/site.json')
  const manifest = await readFile(file, 'utf8').catch(() => undefined)
  if (!manifest || (JSON.parse(manifest) as SiteManifest).publicUrl !== settings.publicUrl) return false
  const built = await stat(file)
  const ages = await Promise.all((await sourcesOf(root)).map((name) => stat(join(root, name))))
  return ages.every(({ mtimeMs }) => mtimeMs <= built.mtimeMs)
}

/** Notes what `build/` was built from. Where nothing may be written, nothing is noted. */
export async function stampSite(root: string, settings: Settings): Promise<void> {
  await writeFile(stampOf(root), await siteHash(root, settings)).catch(() => undefined)
}

const stampOf = (root: string) => join(root, 'build/stamp')

async function siteHash(root: string, settings: Settings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const name of await sourcesOf(root)) hash.update(`\0${name}\0`).update(await readFile(join(root, name)))
  return hash.digest('hex')
}

async function sourcesOf(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }))
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .filter((name) => !others.test(name))
  return [...new Set(names)].toSorted()
}
