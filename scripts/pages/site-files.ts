import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { SiteFile } from '#server/http/site-manifest.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
}

/** Files whose name says more than its ending. */
const namedTypes: Record<string, string> = {
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'feed.xml': 'application/rss+xml; charset=utf-8',
}

/** Every file below `directory`, as paths relative to it with `/`, in the same order on every machine. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

/** The address a visitor asks for: pages lose their `index.html`. */
export function pathOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/'
}

/** SHA-256 in the alphabet asked for: `base64` in policies and integrity attributes, `base64url` in entity tags. */
export function sha256(bytes: string | Uint8Array, encoding: 'base64' | 'base64url' | 'hex'): string {
  return createHash('sha256').update(bytes).digest(encoding)
}

/** Describes one file for `build/site.json`. Throws when its extension has no content type here. */
export async function describeFile(directory: string, file: string): Promise<SiteFile> {
  const type = namedTypes[basename(file)] ?? types[extname(file)]
  if (!type) throw new Error(`${file} has no content type: add ${extname(file)} to scripts/pages/site-files.ts.`)
  const bytes = await readFile(join(directory, file))
  const named = file.startsWith('assets/') || file.includes(sha256(bytes, 'hex').slice(0, 8))
  return {
    path: pathOf(file),
    file,
    type,
    sha256: sha256(bytes, 'base64url'),
    immutable: named,
    encodings: [],
    headers: {},
  }
}
