import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { pictureBlock, pngBytes, postDocument, taxonomyDocuments } from '#site/blog/source/test-posts.server.ts'
import { openTestStore } from '#site/blog/source/test-store.server.ts'
import { loadContent } from './load-content.ts'

test('what was kept of the store and came back empty is named, and is whole again when the store answers', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-content-'))
  const served = await openTestStore([...taxonomyDocuments, postDocument('a', { cover: pictureBlock('one') })])
  served.pictures.set('one-3x2.png', pngBytes())
  onTestFinished(async () => {
    await served.stop()
    await rm(directory, { recursive: true })
  })
  const env = readEnv({
    SANITY_PROJECT_ID: 'test1234',
    SANITY_DATASET: 'blogs',
    SANITY_API_URL: served.store.apiUrl!,
    DATA_DIR: directory,
  })
  const whole = await loadContent(env)
  expect(whole.pictures.length).toBeGreaterThan(0)

  const content = join(directory, 'blog/content.json')
  const pictures = join(directory, 'blog/pictures')
  for (const file of [content, ...(await readdir(pictures)).map((name) => join(pictures, name))]) await truncate(file)
  served.mood = 'garbage'
  const without = await loadContent(env)
  expect(without).toMatchObject({ fresh: false, posts: [] })
  expect(without.says).toContain(`${content} is damaged. It is written again when the store answers.`)

  served.mood = 'well'
  expect(await loadContent(env)).toEqual(whole)
})
