import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSiteFresh, stampSite } from './site-stamp.ts'

const settings = { publicUrl: 'http://localhost:3000', schedulingUrl: undefined, eventCode: undefined }

/** A project with one source and a site built from it. */
async function project() {
  const root = await mkdtemp(join(tmpdir(), 'intaglio-stamp-'))
  for (const folder of ['src/server', 'build']) await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'src/page.tsx'), 'one')
  await writeFile(join(root, 'build/site.json'), JSON.stringify({ publicUrl: settings.publicUrl, files: [] }))
  return root
}

test('a site that was stamped is fresh until a source or a setting changes', async () => {
  const root = await project()
  await stampSite(root, settings)
  expect(await isSiteFresh(root, settings)).toBe(true)

  await writeFile(join(root, 'src/server/main.server.ts'), 'the server is not part of the site')
  await writeFile(join(root, 'src/page.test.ts'), 'nor are the tests')
  expect(await isSiteFresh(root, settings)).toBe(true)

  expect(await isSiteFresh(root, { ...settings, publicUrl: 'https://example.com' })).toBe(false)
  expect(await isSiteFresh(root, { ...settings, schedulingUrl: 'https://example.com' })).toBe(false)
  expect(await isSiteFresh(root, { ...settings, eventCode: 'harbour' })).toBe(false)
  await writeFile(join(root, 'src/page.tsx'), 'two')
  expect(await isSiteFresh(root, settings)).toBe(false)
})

test('a site built by hand is fresh while it is younger than its sources and for the same origin', async () => {
  const root = await project()
  expect(await isSiteFresh(root, settings)).toBe(true)
  expect(await isSiteFresh(root, { ...settings, publicUrl: 'https://example.com' })).toBe(false)

  const later = new Date(Date.now() + 5_000)
  await utimes(join(root, 'src/page.tsx'), later, later)
  expect(await isSiteFresh(root, settings)).toBe(false)
})

test('without a site there is nothing fresh', async () => {
  const root = await project()
  await rm(join(root, 'build'), { recursive: true })

  expect(await isSiteFresh(root, settings)).toBe(false)
})
