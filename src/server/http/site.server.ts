import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedPage } from '#core/text/nearest.ts'
import type { Encoding } from './content-negotiation.server.ts'
import type { SiteFile, SiteManifest } from './site-manifest.ts'

/** One file in memory, in every form it can be sent in. */
export type LoadedFile = SiteFile & { bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer } }

/** The built site in memory: what is not in the map does not exist, so no request can reach the disk. */
export type Site = {
  publicUrl: string
  files: Map<string, LoadedFile>
  /** The pages a lost visitor is offered. */
  named: NamedPage[]
  /** Addresses of before, and where they lead now. */
  moved?: ReadonlyMap<string, string>
  /** A page's HTML and own headers, by its path. */
  page(path: string): { html: string; headers: Record<string, string> } | undefined
}

/** Reads the site that `scripts/build.ts` wrote below `directory`. Throws when it is not complete. */
export async function loadSite(directory: string): Promise<Site> {
  const manifest = JSON.parse(await readFile(join(directory, 'site.json'), 'utf8')) as SiteManifest
  const read = (file: string) => readFile(join(directory, 'client', file))
  const files = new Map<string, LoadedFile>()
  for (const file of manifest.files) {
    const [identity, br, gzip] = await Promise.all([
      read(file.file),
      file.encodings.includes('br') ? read(`${file.file}.br`) : undefined,
      file.encodings.includes('gzip') ? read(`${file.file}.gz`) : undefined,
    ])
    files.set(file.path, { ...file, bodies: { identity, br, gzip } })
  }
  return {
    publicUrl: manifest.publicUrl,
    files,
    moved: new Map(Object.entries(manifest.moved ?? {})),
    named: [...files.values()].flatMap(namedPage),
    page(path) {
      const file = files.get(path)
      return file && isPage(file) ? { html: file.bodies.identity.toString(), headers: file.headers } : undefined
    },
  }
}

/** A site without any file: what is served when none was built. */
export const emptySite = (publicUrl: string): Site => ({
  publicUrl,
  files: new Map(),
  named: [],
  page: () => undefined,
})

const isPage = (file: SiteFile) => file.type.startsWith('text/html')

/** A page under the name in its title, unless it asks search engines to leave it out. */
function namedPage(file: LoadedFile): NamedPage[] {
  if (!isPage(file)) return []
  const html = file.bodies.identity.toString()
  const head = html.slice(0, html.indexOf('</head>'))
  const title = head.match(/<title>([^<]*)<\/title>/)?.[1]
  if (!title || /<meta[^>]+name="robots"[^>]+noindex/.test(head)) return []
  return [{ path: file.path, name: unescaped(title) }]
}

function unescaped(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
  return html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole)
}
