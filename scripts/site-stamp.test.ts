import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { changedSinceBuild, stampOf, writeStamp } from './site-stamp.ts'

const lockOf = (entry: object) => JSON.stringify({ packages: { 'node_modules/react': entry } })

/** A project with one source, and by default with a site built from it; `changed` is asked with these variables. */
async function project({ built = true, lock = {} } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'intaglio-stamp-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['src/server', 'src/ui/fonts/generated', 'build'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'src/page.tsx'), 'one')
  await writeFile(join(root, 'package-lock.json'), lockOf(lock))
  const stamp = (variables = {}) => stampOf(root, readEnv(variables))
  if (built) await writeStamp(root, await stamp())
  return {
    root,
    write: (name: string, text: string) => writeFile(join(root, name), text),
    age: (name: string, at: Date) => utimes(join(root, name), at, at),
    remove: (name: string) => rm(join(root, name), { recursive: true }),
    changed: async (variables = {}) => changedSinceBuild(root, await stamp(variables)),
  }
}

test('nothing changed since the build while the sources and the variables in the pages are the same', async () => {
  const { changed, write, age } = await project()
  expect(await changed()).toEqual([])

  await write('src/server/main.server.ts', 'the server is not part of the site')
  await write('src/page.test.ts', 'nor are the tests')
  // As an installation, a copy or an image leaves it.
  await age('src/page.tsx', new Date(Date.now() + 60_000))
  expect(await changed({ LIMIT_FACTOR: '7' })).toEqual([])
})

test('what a build and an installation write themselves is not a change, another package is', async () => {
  const { changed, write } = await project({ lock: { version: '1.0.0', integrity: 'sha512-a', devOptional: true } })
  await write('src/ui/fonts/generated/bodoni.woff2', 'made by the build')
  await write('package-lock.json', lockOf({ version: '1.0.0', integrity: 'sha512-a', dev: true }))
  expect(await changed()).toEqual([])

  await write('package-lock.json', lockOf({ version: '1.0.1', integrity: 'sha512-b', dev: true }))
  expect(await changed()).toEqual(['package-lock.json'])
})

test('what changed is named: variables, and sources that differ, came or went', async () => {
  const { changed, write, remove } = await project()

  expect(await changed({ PUBLIC_URL: 'https://example.com' })).toEqual(['PUBLIC_URL'])
  expect(await changed({ PORT: '3001' })).toEqual(['PUBLIC_URL'])
  expect(await changed({ SCHEDULING_URL: 'https://example.com', EVENT_CODE: 'harbour' })).toEqual([
    'SCHEDULING_URL',
    'EVENT_CODE',
  ])
  await write('src/page.tsx', 'two')
  await write('src/other.tsx', 'three')
  expect((await changed())?.toSorted()).toEqual(['src/other.tsx', 'src/page.tsx'])
  await remove('src/page.tsx')
  expect((await changed())?.toSorted()).toEqual(['src/other.tsx', 'src/page.tsx'])
})

test('a build that was not finished is none', async () => {
  const { changed, write } = await project({ built: false })
  await write('build/site.json', JSON.stringify({ publicUrl: 'http://localhost:3000', files: [] }))

  expect(await changed()).toBeUndefined()
})

test('a process that may open 100 files reads a thousand sources', async () => {
  const { root, write } = await project({ built: false })
  for (let at = 0; at < 1_000; at++) await write(`src/page-${at}.tsx`, String(at))
  const module = JSON.stringify(join(import.meta.dirname, 'site-stamp.ts'))
  const program = `const { stampOf } = await import(${module})
    console.log(Object.keys(await stampOf(process.argv[1], { PUBLIC_URL: 'http://localhost:3000' })).length)`
  const said = execFileSync('sh', ['-c', 'ulimit -n 100 && exec "$@"', 'sh', process.execPath, '-e', program, root])
  // These, the page and the lock file, and three variables.
  expect(Number(said)).toBe(1_005)
})
