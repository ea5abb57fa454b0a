import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '#blog/content-source.ts'
import { datasetFile } from '#blog/dataset-file.ts'
import { datasetLines, readDataset } from '#blog/dataset.server.ts'
import { openHostedSource } from '#blog/hosted-source.server.ts'
import { hostedStoreOf } from '#blog/hosted-store.server.ts'
import { openLocalSource } from '#blog/local-source.server.ts'
import type { Post } from '#blog/post.ts'
import { readPosts } from '#blog/read-posts.server.ts'
import type { Env } from '#core/env.server.ts'

/** Posts, and what is to be said about them: documents that were left out, a store that did not answer. */
export type Loaded = { posts: Post[]; says: string[]; fresh: boolean }

const root = join(import.meta.dirname, '..')
const today = () => new Date().toISOString().slice(0, 10)

/**
 * The posts to publish today, from the hosted store where one is configured and from the local dataset otherwise. What the store
 * answered is kept in `DATA_DIR`; when it does not answer, that is what comes back, with `fresh` false.
 */
export async function loadPosts(env: Env): Promise<Loaded> {
  const store = hostedStoreOf(env)
  if (!store) {
    const { documents, faults } = readDataset(datasetLines(join(root, datasetFile)))
    const read = await readPosts(openLocalSource(documents), { today: today() })
    return { posts: read.posts, says: saying([...faults, ...read.faults]), fresh: true }
  }
  const kept = join(env.DATA_DIR, 'blog/posts.json')
  try {
    const { posts, faults } = await readPosts(openHostedSource(store), { today: today() })
    await keep(kept, posts)
    return { posts, says: saying(faults), fresh: true }
  } catch (error) {
    const posts = await readFile(kept, 'utf8').then(
      (text) => JSON.parse(text) as Post[],
      () => [],
    )
    const reason = (error as Error).name
    return {
      posts,
      says: [`The content store did not answer (${reason}). The ${posts.length} posts it last gave are used.`],
      fresh: false,
    }
  }
}

const saying = (faults: readonly Fault[]) => faults.map((fault) => `Left out of the blog: ${fault}.`)

/** Written beside and put in its place in one step: whoever reads it finds the old ones or the new. */
async function keep(file: string, posts: readonly Post[]) {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(posts))
  await rename(`${file}.new`, file)
}
