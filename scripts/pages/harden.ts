import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { criticalCss } from './critical-css.ts'
import { inlineScripts } from './inline-scripts.ts'
import { lintPages } from './lint-pages.ts'
import {
  inlineScriptsOf,
  inlineStylesOf,
  loadOnIntent,
  readPageCode,
  withCriticalStyles,
  withHeadScript,
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

/**
 * The one stylesheet the pages link. Vite writes it a second time for lazy chunks that nobody links: what no page names is taken
 * away. Throws when pages link different ones.
 */
async function onlyStyles(directory: string, files: string[], pages: string[]) {
  const sheets = files.filter((name) => name.endsWith('.css'))
  const linked = sheets.filter((file) => pages.some((html) => html.includes(`/${file}"`)))
  if (linked.length !== 1) throw new Error(`The pages link ${linked.length} stylesheets, and should link one.`)
  for (const file of sheets) if (!linked.includes(file)) await rm(join(directory, file))
  const css = await readFile(join(directory, linked[0]!), 'utf8')
  return { path: `/${linked[0]}`, integrity: `sha256-${sha256(css, 'base64')}`, css }
}

/**
 * Rewrites every prerendered page below `directory` so that it loads no code before a visitor needs it and runs under a policy
 * without exceptions. Answers the headers of each file that has its own. Throws one line per rule a page breaks.
 */
export async function hardenSite(directory: string, { publicUrl }: { publicUrl: string }) {
  const files = await filesBelow(directory)
  const scripts = await inlineScripts()
  const map = await writeImportMap(directory, files)
  const headers = new Map(files.filter(isWorker).map((file) => [file, workerHeaders]))
  const pages = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(file, await readFile(join(directory, file), 'utf8'))
  const { css, ...sheet } = await onlyStyles(directory, files, [...pages.values()])

  for (const [file, drawn] of pages) {
    try {
      const code = readPageCode(drawn)
      // The server writes its own words into the frame: what they need is not known yet.
      let html =
        file === 'frame/index.html'
          ? withStyleIntegrity(drawn, sheet)
          : withCriticalStyles(
              drawn,
              { ...sheet, critical: await criticalCss(css, drawn, { alone: !code }) },
              Boolean(code),
            )
      if (code) html = loadOnIntent(html, scripts.intent({ map: map.path, integrity: `sha256-${map.hash}`, ...code }))
      html = withHeadScript(html, scripts.head)
      const hashes = {
        scripts: inlineScriptsOf(html).map((text) => sha256(text, 'base64')),
        styles: inlineStylesOf(html).map((text) => sha256(text, 'base64')),
      }
      if (code) hashes.scripts.push(map.hash)
      headers.set(file, pageHeaders({ ...hashes, scripts: [...new Set(hashes.scripts)] }, publicUrl))
      pages.set(file, html)
    } catch (error) {
      throw new Error(`${pathOf(file)}: ${(error as Error).message}.`, { cause: error })
    }
  }

  lintPages(pages, { publicUrl })
  for (const [file, html] of pages) await writeFile(join(directory, file), html)
  return headers
}
