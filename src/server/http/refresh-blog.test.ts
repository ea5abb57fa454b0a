import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { openTestStore } from '#site/blog/source/test-store.server.ts'
import { refreshBlog } from './refresh-blog.server.ts'
import type { Site } from './site.server.ts'
import { writeTestSite } from './test-site.server.ts'

/** A root whose refresh counts its runs, and fails while a file says so. */
async function kept() {
  const root = await mkdtemp(join(tmpdir(), 'intaglio-kept-'))
  await writeTestSite(join(root, 'build'))
  await mkdir(join(root, 'scripts/blog'), { recursive: true })
  await writeFile(
    join(root, 'scripts/blog/refresh-blog.ts'),
    `import { appendFileSync, existsSync } from 'node:fs'
appendFileSync('runs', '.')
if (existsSync('fails')) { console.error('The store did not answer.'); process.exit(1) }`,
  )
  const served = await openTestStore([])
  const lines: string[] = []
  const env = readEnv({ SANITY_PROJECT_ID: 'test1234', SANITY_API_URL: served.store.apiUrl! })
  const log = openLog((line) => lines.push(line))
  const autosave = refreshBlog({ env, log, root }, { settles: 30, triesAgain: 60 })!
  const fresh = vi.fn<(site: Site) => void>()
  autosave.onFresh(fresh)
  onTestFinished(async () => {
    autosave.close()
    await served.stop()
    await rm(root, { recursive: true, force: true })
  })
  const runs = () => readFile(join(root, 'runs'), 'utf8').catch(() => '')
  return { served, autosave, fresh, lines, runs, root }
}

test('a change that is published is taken over, and a burst of changes at once', async () => {
  const { served, autosave, fresh, runs } = await kept()
  autosave.start()
  await vi.waitFor(() => expect(served.asked.some(({ path }) => path.includes('listen'))).toBe(true), 5_000)
  await vi.waitFor(() => expect(fresh).toHaveBeenCalled(), 5_000)
  expect(fresh.mock.lastCall![0].files.has('/contact-us')).toBe(true)
  const before = (await runs()).length
  for (let at = 0; at < 20; at++) served.change()
  await vi.waitFor(async () => expect((await runs()).length).toBeGreaterThan(before), 5_000)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect((await runs()).length - before).toBeLessThanOrEqual(2)
})

test('a refresh that fails changes nothing, is said in the log, and is tried again', async () => {
  const { autosave, fresh, lines, runs, root } = await kept()
  await writeFile(join(root, 'fails'), '')
  autosave.refresh()
  await vi.waitFor(async () => expect((await runs()).length).toBeGreaterThan(1), 10_000)
  expect(fresh).not.toHaveBeenCalled()
  expect(lines.join()).toContain('blog-refresh-failed')
  expect(lines.join()).toContain('The store did not answer.')
  await rm(join(root, 'fails'))
  await vi.waitFor(() => expect(fresh).toHaveBeenCalled(), 10_000)
})

test('without a hosted store there is nothing to keep', () => {
  expect(refreshBlog({ env: readEnv({}), log: openLog(() => undefined), root: '' })).toBeUndefined()
})
