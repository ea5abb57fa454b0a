import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { blogPages } from '#site/blog/page/pages.server.ts'
import { readPosts } from '#site/blog/post/read-posts.server.ts'
import { datasetFile } from '#site/blog/source/dataset-file.ts'
import { datasetLines, readDataset, writeDataset, type StoredDocument } from '#site/blog/source/dataset.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import { readTemplates } from '../../scripts/blog/blog-template.ts'
import { blogFiles, mostThorough, type FoundPage } from '../../scripts/blog/blog.ts'
import { compressFile } from '../../scripts/pages/compress.ts'
import { searchedBlog } from '../../scripts/discovery/discovery-search-blog.ts'
import { describeFile } from '../../scripts/pages/site-files.ts'

/**
 * `node tests/bench/blog.ts 1000`: what so many posts, made of ours over and over, cost the build: reading, drawing, writing and
 * compressing all their pages, lists, twins and feeds, in seconds of the processor. Needs a built site. One number a run: memory is given as the
 * most that was ever used.
 */
const { documents } = readDataset(await readFile(datasetFile, 'utf8'))
const own = documents.filter(({ _type }) => _type === 'post')
const others = JSON.parse(await readFile('build/blog/others.json', 'utf8')) as FoundPage[]
const templates = await readTemplates(join(process.cwd(), 'build/client'))
const publicUrl = 'http://localhost:3000'

const seconds = (from: number, to: number) => (to - from).toFixed(1)
/** Seconds of the processor until now: what other work of the machine does not lengthen. */
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const copyOf = (at: number): StoredDocument => {
  const post = own[at % own.length]!
  const slug = `${(post.slug as { current: string }).current}-${at}`
  const publishedAt = new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString()
  return { ...post, _id: `post-${slug}`, slug: { current: slug }, publishedAt, title: `${post.title as string} ${at}` }
}

/** As the build reads them: what the documents took is free again when the posts are there. */
async function postsIn(dataset: string) {
  const source = openLocalSource(readDataset(datasetLines(dataset)).documents)
  return (await readPosts(source, { today: '2030-01-01' })).posts
}

console.log(
  '| posts | read, s | files | drawn and written, s | compressed, s | in all, s | search, kB gzip | most memory, MB |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const count of process.argv.slice(2).map(Number)) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-bench-'))
  const dataset = join(directory, 'dataset.ndjson')
  await writeFile(dataset, writeDataset(documents.filter(({ _type }) => _type !== 'post')))
  for (let at = 0; at < count; at++) await appendFile(dataset, writeDataset([copyOf(at)]))
  const started = spent()
  const posts = await postsIn(dataset)
  const read = spent()
  const words = gzipSync(JSON.stringify(searchedBlog(blogPages(posts, { publicUrl }), posts).carried)).length
  const files: string[] = []
  for (const { file, content: written } of blogFiles(
    { posts, news: [], pictures: [] },
    { publicUrl, templates, others, hasImage: () => false },
  )) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), written)
    files.push(file)
  }
  const drawn = spent()
  for (const [at, file] of files.entries()) {
    const { type } = await describeFile(directory, file)
    await compressFile(join(directory, file), type, { quick: at >= mostThorough })
  }
  const ended = spent()
  const memory = Math.round(process.resourceUsage().maxRSS / 1000)
  console.log(
    `| ${count} | ${seconds(started, read)} | ${files.length} | ${seconds(read, drawn)} | ${seconds(drawn, ended)} | ${seconds(started, ended)} | ${Math.round(words / 1000)} | ${memory} |`,
  )
  if (existsSync(directory)) await rm(directory, { recursive: true })
}
