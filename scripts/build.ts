import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { publicUrlOf } from '#core/http/public-url.ts'
import { readEnv, type Env } from '#core/process/env.server.ts'
import type { SiteFile, SiteManifest } from '#server/http/site-manifest.ts'
import { movedPaths } from '#site/blog/post/read-posts.server.ts'
import { hostedStoreOf } from '#site/blog/source/hosted-store.server.ts'
import { buildAssets, buildFonts } from './pictures/assets.ts'
import { stageTemplates, takeTemplates } from './blog/blog-template.ts'
import { blogFiles, mostThorough } from './blog/blog.ts'
import { compileComponents } from './code/compile-components.ts'
import { compressFile } from './pages/compress.ts'
import { writeDiscovery } from './discovery/discovery.ts'
import { writeEvidence, writeSigned } from './evidence/serve-evidence.ts'
import { writeFindings } from './pages/findings.ts'
import { writeFindingsFile } from './pages/findings-file.ts'
import { hardenSite } from './pages/harden.ts'
import { stageLibrary, writeLibrary } from './pages/library.ts'
import { loadContent, stageNews } from './blog/load-content.ts'
import { stagePressKit, writePressKit } from './pictures/press-kit.ts'
import { sharedPages } from './pages/shared-pages.ts'
import { describeFile, filesBelow, pathOf } from './pages/site-files.ts'
import { stampOf, writeStamp } from './site-stamp.ts'
import { writeTokenFiles } from './tokens/token-files.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')

/** What went wrong inside the prerendering server, which itself only answers 500: the error of loading its bundle, if any. */
async function serverFault(): Promise<string> {
  const bundle = join(root, 'build/server/index.js')
  if (!existsSync(bundle)) return ''
  return import(bundle).then(
    () => '',
    (error: Error) => `\n${error.stack}`,
  )
}

/** Builds the pages with Vite and React Router. What it prints is shown only when it fails. */
async function buildPages(publicUrl: string) {
  const env = { ...process.env, NODE_ENV: 'production', PUBLIC_URL: publicUrl, TZ: 'UTC', LC_ALL: 'C' }
  try {
    await promisify(execFile)(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: root, env })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // It prints whole pages on one line; the beginning of each tells enough.
    const lines = `${stdout}${stderr}${await serverFault()}`.split('\n').map((line) => line.slice(0, 400))
    throw new Error(['react-router build failed.', ...lines].join('\n'), { cause: error })
  }
}

/**
 * Builds the whole site into `build/client` and describes every file in `build/site.json`; `build/stamp.json`, written last, says what from. The same sources give the same bytes.
 * `publicUrl` is the origin visitors use. Throws one sentence when a page breaks a rule of the site.
 */
export async function buildSite(env: Env, { publicUrl }: { publicUrl: string }): Promise<SiteManifest> {
  // Before the first source is read: what changes during the build is built the next time.
  const stamp = await stampOf(root, env)
  const content = await loadContent(env)
  for (const line of content.says) console.warn(line)
  await rm(join(root, 'build'), { recursive: true, force: true })
  await buildFonts()
  await stageNews(content)
  const kit = await stagePressKit({ publicUrl })
  const library = await stageLibrary({ publicUrl })
  await buildPages(publicUrl)
  await buildAssets(client, { publicUrl, pages: sharedPages(content.posts) })
  await writePressKit(client, kit)
  await writeLibrary(client, library)
  await stageTemplates(client)
  const others = await writeDiscovery(client, { publicUrl })
  // No route is unknown at build yet; the first one that is (a late blog post, one lock) will want this page.
  await rm(join(client, '__spa-fallback.html'), { force: true })
  const headers = await hardenSite(client, { publicUrl })
  await writeEvidence(client)
  await writeFindingsFile(client, { library, publicUrl })
  const templates = await takeTemplates(client, headers)
  others.push(...(await writeFindings(client, { publicUrl, headers, library })))
  await writeFile(join(root, 'build/blog/others.json'), JSON.stringify(others))
  const hasImage = (file: string) => existsSync(join(client, file))
  const ofBlog: string[] = []
  for (const { file, content: bytes, headers: own } of blogFiles(content, { publicUrl, templates, others, hasImage })) {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await writeFile(join(client, file), bytes)
    if (own) headers.set(file, own)
    ofBlog.push(file)
  }
  const quick = new Set(ofBlog.slice(mostThorough))
  const files: SiteFile[] = []
  const take = async (file: string) => {
    const described = await describeFile(client, file)
    const encodings = await compressFile(join(client, file), described.type, { quick: quick.has(file) })
    files.push({ ...described, encodings, headers: headers.get(file) ?? {} })
  }
  for (const file of await filesBelow(client)) await take(file)
  files.push(...(await writeTokenFiles(client)))
  await compileComponents(root)
  const renewed = hostedStoreOf(env) && ofBlog.map(pathOf).toSorted()
  for (const file of await writeSigned(client, { files, keyFile: env.MANIFEST_KEY, renewed })) await take(file)
  const manifest: SiteManifest = { publicUrl, files, moved: movedPaths(content.posts), ...(renewed && { renewed }) }
  await writeFile(join(root, 'build/site.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  await writeStamp(root, stamp)
  return manifest
}

if (import.meta.main) {
  try {
    const env = readEnv()
    const publicUrl = publicUrlOf(env)
    const { files } = await buildSite(env, { publicUrl })
    console.log(`Built ${files.length} files for ${publicUrl} in build/`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
