import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readEnv } from '#core/env.server.ts'
import { publicUrlOf } from '#core/public-url.ts'
import type { SiteManifest } from '#server/site-manifest.ts'
import { compressFile } from './compress.ts'
import { describeFile, filesBelow } from './site-files.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')

/** Builds the pages with Vite and React Router. What it prints is shown only when it fails. */
async function buildPages(publicUrl: string) {
  const env = { ...process.env, NODE_ENV: 'production', PUBLIC_URL: publicUrl, TZ: 'UTC', LC_ALL: 'C' }
  try {
    await promisify(execFile)(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: root, env })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`react-router build failed.\n${stdout}${stderr}`, { cause: error })
  }
}

/** Fonts and pictures come from the engraver, which joins the build when its script is there. */
async function engraver() {
  const script = join(root, 'scripts/assets.ts')
  if (!existsSync(script)) return undefined
  return (await import(script)) as {
    buildFonts?: () => Promise<void>
    buildAssets?: (directory: string) => Promise<void>
  }
}

/**
 * Builds the whole site into `build/client` and describes every file in `build/site.json`. The same sources give the same bytes.
 * `publicUrl` is the origin visitors use. Throws one sentence when a page breaks a rule of the site.
 */
export async function buildSite({ publicUrl }: { publicUrl: string }): Promise<SiteManifest> {
  await rm(join(root, 'build'), { recursive: true, force: true })
  const assets = await engraver()
  await assets?.buildFonts?.()
  await buildPages(publicUrl)
  await assets?.buildAssets?.(client)
  await rm(join(client, '__spa-fallback.html'), { force: true })
  const files = []
  for (const file of await filesBelow(client)) {
    const described = await describeFile(client, file)
    files.push({ ...described, encodings: await compressFile(join(client, file), described.type) })
  }
  const manifest: SiteManifest = { publicUrl, files }
  await writeFile(join(root, 'build/site.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return manifest
}

if (import.meta.main) {
  const publicUrl = publicUrlOf(readEnv())
  const { files } = await buildSite({ publicUrl })
  console.log(`Built ${files.length} files for ${publicUrl} in build/`)
}
