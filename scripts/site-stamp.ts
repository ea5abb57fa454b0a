import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything the built site is made from; the server's own code and the tests are not in it. */
const sources = [
  'src/**/*',
  'content/**/*',
  'scripts/**/*.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const others = /^src\/server\/|\.test\.tsx?$|^scripts\/start\.ts$/

/** A hash that changes when the site has to be built again: of every source, and of the settings it is built with. */
export async function siteStamp(root: string, settings: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }))
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .filter((name) => !others.test(name))
    .toSorted()
  for (const name of new Set(names)) hash.update(`\0${name}\0`).update(await readFile(join(root, name)))
  return hash.digest('hex')
}
