import { escapeHtml } from '#core/text/html.server.ts'
import { nearestPages } from '#core/text/nearest.ts'
import { safePath } from '#wallet/safe/safe-page.ts'
import { chooseEncoding, matchesTag, type Encoding } from './content-negotiation.server.ts'
import { bareContentPolicy, withCamera, withoutFrameOptions } from './security-headers.server.ts'
import type { SiteFile } from './site-manifest.ts'
import type { LoadedFile, Site } from './site.server.ts'

/** What answering a file takes from a request. */
export type Asked = { path: string; search: string; header(name: string): string | undefined }

/** The page at an address as it is answered: itself, moved to its one spelling, or nothing. */
export function findFile(site: Site, path: string): { file: LoadedFile } | { movedTo: string } | undefined {
  const file = site.files.get(path)
  if (file) return isInternal(path) ? undefined : { file }
  // Only addresses that exist are moved to, so no spelling of a foreign address can become a redirect.
  const spelt = decoded(path)
    ?.replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')
  const now = spelt !== undefined && site.moved?.get(spelt)
  if (now && site.files.has(now)) return { movedTo: now }
  return spelt !== undefined && spelt !== path && site.files.has(spelt) && !isInternal(spelt)
    ? { movedTo: spelt }
    : undefined
}

/** Whether an address is that of a shell: these are filled in before they are sent and have no address of their own. */
export const isInternal = (path: string) => path === '/frame' || path.endsWith('/404')

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** With a query these pages are about one visitor: a code, an address. Search engines get the order not to index such an address. */
const personal = new Set(['/mint', '/claim', '/token-check', '/dashboard', '/explore'])

/** The headers a file is answered with in every form of it; `more` are headers of every answer. */
export function headersOf(
  file: SiteFile,
  { path, search }: Pick<Asked, 'path' | 'search'>,
  more: Record<string, string>,
): Record<string, string> {
  return {
    'Content-Security-Policy': bareContentPolicy,
    ...moreOf(path, more),
    ...file.headers,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(search && personal.has(path) && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** The headers of every answer, as far as a page does not need others of them. */
function moreOf(path: string, more: Record<string, string>): Record<string, string> {
  if (path === '/mint') return withCamera(more)
  return path === safePath ? withoutFrameOptions(more) : more
}

/** Answers one file in the form the client likes best, or 304 when it has it already; `more` are headers of every answer. */
export function answerFile(file: LoadedFile, asked: Asked, more: Record<string, string>): Response {
  const encoding = chooseEncoding(asked.header('accept-encoding'), formsOf(file))
  const tag = `"${file.sha256}${encoding === 'identity' ? '' : `.${encoding}`}"`
  const headers = headersOf(file, asked, more)
  headers.ETag = tag
  if (matchesTag(asked.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  const body = file.bodies[encoding]!
  headers['Content-Type'] = file.type
  headers['Content-Length'] = String(body.length)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(body as Uint8Array<ArrayBuffer>, { headers })
}

function formsOf({ bodies }: LoadedFile): Encoding[] {
  return (['br', 'gzip', 'identity'] as const).filter((encoding) => bodies[encoding])
}

/** Moves a visitor to the one spelling of an address, with its query. */
export function answerMoved(path: string, search: string): Response {
  const location = path.split('/').map(encodeURIComponent).join('/') + search
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}

/**
 * Answers an address without a page: the not-found page of that part of the site, with the nearest pages in it; for what is
 * not a document, a line of text. The address of the frame gets that line, too: the application would know it, and draw an empty page.
 */
export function answerMissing(site: Site, asked: Asked): Response {
  const part = `/${asked.path.split('/')[1] ?? ''}/404`
  const page = site.page(part) ?? site.page('/404')
  if (!page || !wantsDocument(asked) || asked.path === '/frame')
    return new Response('There is nothing at this address.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  const nearest = nearestPages(asked.path, site.named)
  const items = nearest.map(({ path, name }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`)
  return new Response(
    page.html.replace('<!--nearest-->', () => items.join('')),
    {
      status: 404,
      headers: {
        ...page.headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
}

/** A missing picture, script or style needs no error page around it. A client that does not say what it accepts may be a person. */
function wantsDocument({ path, header }: Asked): boolean {
  const accept = header('accept') ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]{2,5}$/i.test(path))
}
