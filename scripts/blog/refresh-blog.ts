import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncTree, writeDurably } from '#core/process/durable-file.server.ts'
import { readEnv, type Env } from '#core/process/env.server.ts'
import type { SiteFile, SiteManifest } from '#server/http/site-manifest.ts'
import { movedPaths } from '#site/blog/post/read-posts.server.ts'
import { readTemplates } from './blog-template.ts'
import { blogFiles, mostThorough, type FoundPage, type MadeFile } from './blog.ts'
import { compressFile } from '../pages/compress.ts'
import { loadContent } from './load-content.ts'
import { describeFile, sha256 } from '../pages/site-files.ts'

/** Files that depend on the posts, and go when their post does. */
const ofBlog = /^blog\/(?!404\/)/

/**
 * Makes the pages of the blog anew in the site built in `directory`: what changed is written, what is gone is taken away, and the
 * manifest says so last. Answers how many files changed. Throws, and leaves everything as it is, when the store does not answer.
 */
export async function refreshBlog(directory: string, env: Env): Promise<number> {
  const client = join(directory, 'client')
  const content = await loadContent(env)
  for (const line of content.says) console.warn(line)
  if (!content.fresh) throw new Error('The pages of the blog stay as they are.')
  const manifest = JSON.parse(await readFile(join(directory, 'site.json'), 'utf8')) as SiteManifest
  const templates = await readTemplates(client)
  const others = JSON.parse(await readFile(join(directory, 'blog/others.json'), 'utf8')) as FoundPage[]
  const hasImage = (file: string) => existsSync(join(client, file))
  const files = new Map(manifest.files.map((file) => [file.file, file]))
  const made = new Set<string>()
  let changed = 0
  for (const file of blogFiles(content, { publicUrl: manifest.publicUrl, templates, others, hasImage })) {
    made.add(file.file)
    if (files.get(file.file)?.sha256 === sha256(file.content, 'base64url')) continue
    files.set(file.file, await put(client, file, made.size > mostThorough))
    changed++
  }
  const gone = [...files.keys()].filter((file) => ofBlog.test(file) && !made.has(file))
  for (const file of gone) files.delete(file)
  const moved = movedPaths(content.posts)
  if (changed + gone.length > 0 || JSON.stringify(moved) !== JSON.stringify(manifest.moved ?? {})) {
    const text = `${JSON.stringify({ ...manifest, files: [...files.values()], moved }, undefined, 2)}\n`
    // What the manifest names is on the disk before it.
    await syncTree(client)
    await writeDurably(join(directory, 'site.json'), text, { mode: 0o644 })
  }
  for (const file of gone)
    for (const ending of ['', '.br', '.gz']) await rm(join(client, file + ending), { force: true })
  return changed + gone.length
}

async function put(client: string, { file, content, headers = {} }: MadeFile, quick: boolean): Promise<SiteFile> {
  await mkdir(dirname(join(client, file)), { recursive: true })
  await writeDurably(join(client, file), content, { mode: 0o644 })
  const described = await describeFile(client, file)
  const encodings = await compressFile(join(client, file), described.type, { quick })
  return { ...described, encodings, headers }
}

if (import.meta.main) {
  try {
    const count = await refreshBlog(join(import.meta.dirname, '../../build'), readEnv())
    console.log(`${count} files of the blog changed.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
