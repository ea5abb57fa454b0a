import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { escapeHtml } from '#core/text/html.server.ts'
import type { BlogPage } from '#site/blog/page/blog-page.server.ts'
import { servedId } from '#site/blog/page/served-meta.ts'
import { specimenHtml } from '#site/blog/page/specimen.server.ts'
import { templatePaths } from '#site/blog/post/addresses.ts'

/** A hardened page without words, and the headers its pages are sent with. */
export type Template = { html: string; headers: Record<string, string> }
export type Templates = Record<keyof typeof templatePaths, Template>

const places = Object.entries(templatePaths) as [keyof Templates, string][]
const fileOf = (client: string, path: string) => join(client, path, 'index.html')
const emptyPlace = new RegExp(`(<div id="${servedId}" data-path=")[^"]*(">)(</div>)`)
/** Around what stands in a template only so that its styles are kept. */
const [begin, end] = ['<!--specimen-->', '<!--/specimen-->']

/** Puts everything that a page of the blog can hold into each template, so that it brings along the styles of all of it. */
export async function stageTemplates(client: string): Promise<void> {
  for (const [, path] of places) {
    const file = fileOf(client, path)
    const html = await readFile(file, 'utf8')
    if (!emptyPlace.test(html)) throw new Error(`${path} has no place for the words of the blog.`)
    const words = `${begin}${specimenHtml().text}${end}`
    await writeFile(
      file,
      html.replace(
        emptyPlace,
        (_, before: string, open: string, close: string) => before + path + open + words + close,
      ),
    )
  }
}

/**
 * Takes the hardened templates out of the site and keeps them beside it, where the pages of the blog are made of them until the next
 * build. `headers` are those of each file; those of the templates are taken out.
 */
export async function takeTemplates(client: string, headers: Map<string, Record<string, string>>): Promise<Templates> {
  const taken: Partial<Templates> = {}
  for (const [name, path] of places) {
    const file = `${path.slice(1)}/index.html`
    const html = await readFile(fileOf(client, path), 'utf8')
    taken[name] = {
      html: html.slice(0, html.indexOf(begin)) + html.slice(html.indexOf(end) + end.length),
      headers: headers.get(file) ?? {},
    }
    headers.delete(file)
    await rm(fileOf(client, path))
  }
  await rm(join(client, templatePaths.post), { recursive: true })
  const kept = keptIn(client)
  await mkdir(dirname(kept), { recursive: true })
  await writeFile(kept, JSON.stringify(taken))
  return taken as Templates
}

/** The templates of the last build. */
export async function readTemplates(client: string): Promise<Templates> {
  return JSON.parse(await readFile(keptIn(client), 'utf8')) as Templates
}

const keptIn = (client: string) => join(client, '../blog/templates.json')

/** A page of the blog as it is sent; `head` is its part for machines. */
export function fillTemplate(
  template: Template,
  page: BlogPage,
  { publicUrl, head }: { publicUrl: string; head: string },
): string {
  const robots = page.noindex
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${publicUrl}${page.path}">`
  return template.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + escapeHtml(page.description))
    .replace(/<meta name="robots"[^>]*>|<link rel="canonical"[^>]*>/, () => robots)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      emptyPlace,
      (_, before: string, open: string, close: string) => before + page.path + open + page.main.text + close,
    )
}
