import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { escapeHtml } from '#core/text/html.server.ts'
import { findingPages } from '#site/library/audit/finding-pages.server.ts'
import { documentPath, sampleAuditSlug } from '#site/library/documents/addresses.ts'
import type { MadeLibrary } from '#site/library/documents/make-library.server.ts'
import { sharingFile } from '../pictures/assets.ts'
import type { FoundPage } from '../blog/blog.ts'
import { machineHead } from '../discovery/discovery-head.ts'
import { markdownTwin, twinOf } from '../discovery/markdown-twins.ts'
import { webPage, type GraphPage } from '../discovery/structured-data-nodes.ts'

const fileOf = (path: string) => `${path.slice(1)}/index.html`

/**
 * Writes a page for each finding of the sample report into the hardened site: the frame, the styles and the headers of a paper, which
 * runs no code, around other words. A page of its own for the router would take a second of the build each. Answers the pages written.
 */
export async function writeFindings(
  client: string,
  {
    publicUrl,
    headers,
    library,
  }: { publicUrl: string; headers: Map<string, Record<string, string>>; library: MadeLibrary },
): Promise<FoundPage[]> {
  const report = library.documents.find(({ slug }) => slug === sampleAuditSlug)!
  const paper = fileOf(documentPath(library.documents.find(({ kind }) => kind === 'whitepaper')!))
  const frame = await readFile(join(client, paper), 'utf8')
  const changed = report.editions[0].date
  const found: FoundPage[] = []
  for (const { path, title, description, heading, main } of findingPages(report)) {
    const about: GraphPage = { publicUrl, path, title, description, heading, changed }
    const nodes = [webPage(about)]
    const head = machineHead({ ...about, nodes, image: sharingFile(documentPath(report)) })
    const html = inFrame(frame, { publicUrl, path, title, description, head, main: main.text })
    await mkdir(dirname(join(client, fileOf(path))), { recursive: true })
    await writeFile(join(client, fileOf(path)), html)
    await writeFile(join(client, twinOf(path)), markdownTwin(html, { publicUrl, path }))
    headers.set(fileOf(path), headers.get(paper)!)
    found.push({ path, title, description, changed })
  }
  return found
}

type Words = Pick<GraphPage, 'publicUrl' | 'path' | 'title' | 'description'> & { head: string; main: string }

/** A finished page with another page's words in it. Throws when the page is not as it is expected to be. */
function inFrame(frame: string, { publicUrl, path, title, description, head, main }: Words): string {
  const changes: [RegExp, (whole: string, kept: string) => string][] = [
    [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`],
    [/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}"/>`],
    [/<link rel="canonical"[^>]*>/, () => `<link rel="canonical" href="${publicUrl}${path}"/>`],
    // The part for machines ends the head, as scripts/discovery/discovery-head.ts has it.
    [/<meta property="og:type"[^]*?<\/head>/, () => `${head}</head>`],
    [/(<main[^>]*>)[^]*<\/main>/, (_, open) => `${open}${main}</main>`],
  ]
  return changes.reduce((html, [place, words]) => {
    if (!place.test(html)) throw new Error(`The page of a paper has no ${place.source}.`)
    return html.replace(place, words)
  }, frame)
}
