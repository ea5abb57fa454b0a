import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, writeDurably } from '#core/process/durable-file.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { NewsItem } from '#site/blog/post/news.ts'
import type { Post } from '#site/blog/post/post.ts'
import { readNews } from '#site/blog/post/read-news.server.ts'
import { readPosts } from '#site/blog/post/read-posts.server.ts'
import { showPictures, type PictureFile, type PictureGetter } from '#site/blog/post/show-pictures.server.ts'
import type { ContentSource, Fault } from '#site/blog/source/content-source.ts'
import { datasetFile, picturesFolder } from '#site/blog/source/dataset-file.ts'
import { datasetLines, readDataset } from '#site/blog/source/dataset.server.ts'
import { openHostedSource } from '#site/blog/source/hosted-source.server.ts'
import { hostedStoreOf } from '#site/blog/source/hosted-store.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'

/** What the dataset holds for the pages: posts with their pictures, and the news, each newest first. */
export type Content = { posts: Post[]; news: NewsItem[]; pictures: PictureFile[] }

/** The content, and what is to be said about it: documents and pictures that were left out, a store that did not answer. */
export type Loaded = Content & { says: string[]; fresh: boolean }

const root = join(import.meta.dirname, '../..')

/** Where the page of the press finds the news while the pages are rendered. */
const stagedNews = join(root, '.react-router/news.json')

/**
 * What is published today, from the hosted store where one is configured and from the local dataset otherwise. What the store
 * answered is kept in `DATA_DIR`; when it does not answer, that is what comes back, with `fresh` false.
 */
export async function loadContent(env: Env): Promise<Loaded> {
  const store = hostedStoreOf(env)
  if (!store) {
    const { documents, faults } = readDataset(datasetLines(join(root, datasetFile)))
    const source = openLocalSource(documents, { folder: join(root, picturesFolder) })
    const read = await readAll(source)
    return shown(read, source.picture, { faults: [...faults, ...read.faults], fresh: true })
  }
  const folder = join(env.DATA_DIR, 'blog')
  const source = openHostedSource(store)
  const picture = keptPicture(source.picture, join(folder, 'pictures'))
  try {
    const { faults, ...read } = await readAll(source)
    await keep(join(folder, 'content.json'), JSON.stringify(read))
    return await shown(read, picture, { faults, fresh: true })
  } catch (error) {
    const { damaged, ...read } = await readKept(join(folder, 'content.json'))
    const loaded = await shown(read, picture, { faults: [], fresh: false })
    const reason = (error as Error).name
    const says = `The content store did not answer (${reason}). The ${read.posts.length} posts it last gave are used.`
    return { ...loaded, says: [says, ...damaged, ...loaded.says] }
  }
}

/** What the store gave last; nothing, and a sentence about it, where the file of it is damaged. */
async function readKept(file: string): Promise<Omit<Content, 'pictures'> & { damaged: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return { ...(JSON.parse(text ?? '{"posts":[],"news":[]}') as Omit<Content, 'pictures'>), damaged: [] }
  } catch {
    return { posts: [], news: [], damaged: [`${file} is damaged. It is written again when the store answers.`] }
  }
}

/** Puts the news where the page of the press reads them while it is rendered. */
export async function stageNews({ news }: Pick<Content, 'news'>): Promise<void> {
  await keep(stagedNews, JSON.stringify(news))
}

async function readAll(source: ContentSource) {
  const today = new Date().toISOString().slice(0, 10)
  const { posts, faults } = await readPosts(source, { today })
  const read = await readNews(source, { today })
  return { posts, news: read.news, faults: [...faults, ...read.faults] }
}

async function shown(
  { posts, news }: Omit<Content, 'pictures'>,
  picture: PictureGetter,
  { faults, fresh }: { faults: Fault[]; fresh: boolean },
): Promise<Loaded> {
  const seen = await showPictures(posts, picture)
  const says = [...faults, ...seen.faults].map((fault) => `Left out of the blog: ${fault}.`)
  return { posts: seen.posts, news, pictures: seen.files, says, fresh }
}

/** A picture never changes under its name, so it is fetched once; what was shown stays when the store is away. */
const keptPicture =
  (fetched: PictureGetter, folder: string): PictureGetter =>
  async (asset) => {
    const file = join(folder, asset)
    const known = await readFile(file).catch(() => undefined)
    // An empty one was never written to its end.
    if (known?.length) return known
    const bytes = await fetched(asset)
    await keep(file, bytes)
    return bytes
  }

async function keep(file: string, content: string | Uint8Array) {
  await makeFolder(dirname(file))
  await writeDurably(file, content)
}
