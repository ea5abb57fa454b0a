import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScripts } from './inline-scripts.ts'
import { lintPages } from './lint-pages.ts'
import {
  inlineScriptsOf,
  loadOnIntent,
  readPageCode,
  withHeadScript,
  withStructuredData,
  withStyleIntegrity,
} from './page-html.ts'
import { pageHeaders, workerHeaders } from './page-policy.ts'
import { filesBelow, pathOf, sha256 } from './site-files.ts'

const isWorker = (file: string) => file.startsWith('assets/worker-')

/** Writes the import map with the integrity of every chunk, lazy ones, manifest and workers included. Answers its address and hash. */
async function writeImportMap(directory: string, files: string[]) {
  const integrity: Record<string, string> = {}
  for (const file of files.filter((name) => name.endsWith('.js')))
    integrity[`/${file}`] = `sha256-${sha256(await readFile(join(directory, file)), 'base64')}`
  const text = JSON.stringify({ integrity })
  const file = `assets/map-${sha256(text, 'hex').slice(0, 8)}.json`
  await writeFile(join(directory, file), text)
  return { path: `/${file}`, hash: sha256(text, 'base64') }
}

/** Vite writes the styles a second time for lazy chunks that nobody links: what no page names is taken away. */
async function dropOrphanStyles(directory: string, files: string[], pages: string[]) {
  for (const file of files.filter((name) => name.endsWith('.css')))
    if (!pages.some((html) => html.includes(`/${file}"`))) await rm(join(directory, file))
}

/**
 * Rewrites every prerendered page below `directory` so that it loads no code before somebody asks for it and runs under a policy
 * without exceptions. Answers the headers of each file that has its own. Throws one line per rule a page breaks.
 */
export async function hardenSite(directory: string, { publicUrl }: { publicUrl: string }) {
  const files = await filesBelow(directory)
  const scripts = await inlineScripts()
  const map = await writeImportMap(directory, files)
  const headers = new Map(files.filter(isWorker).map((file) => [file, workerHeaders]))
  const pages = new Map<string, string>()

  for (const file of files.filter((name) => name.endsWith('.html'))) {
    try {
      let html = await readFile(join(directory, file), 'utf8')
      const code = readPageCode(html)
      if (code) html = loadOnIntent(html, scripts.intent({ map: map.path, integrity: `sha256-${map.hash}`, ...code }))
      html = withHeadScript(withStructuredData(html), scripts.head)
      const styles = new Map<string, string>()
      for (const style of files.filter((name) => name.endsWith('.css')))
        styles.set(`/${style}`, `sha256-${sha256(await readFile(join(directory, style)), 'base64')}`)
      html = withStyleIntegrity(html, (path) => styles.get(path) ?? '')
      const hashes = inlineScriptsOf(html).map((text) => sha256(text, 'base64'))
      if (code) hashes.push(map.hash)
      headers.set(file, pageHeaders([...new Set(hashes)], publicUrl))
      pages.set(file, html)
    } catch (error) {
      throw new Error(`${pathOf(file)}: ${(error as Error).message}.`, { cause: error })
    }
  }

  lintPages(pages, { publicUrl })
  for (const [file, html] of pages) await writeFile(join(directory, file), html)
  await dropOrphanStyles(directory, files, [...pages.values()])
  return headers
}
