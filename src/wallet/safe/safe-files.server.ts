import type { Hono } from 'hono'
import { brand } from '#content/brand.ts'
import { safeApp } from '#content/pages/safe.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { iconPath, manifestPath, safePath } from './safe-page.ts'

type Deps = {
  /** The bytes of a file of the site, by its path. */
  read: (path: string) => Uint8Array | undefined
}

/** What Safe reads from its own pages: the manifest, and the page that names it. Nothing in them is anyone's own. */
export const readByOthers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': ['X-Requested-With', 'content-type', 'Authorization'].join(', '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * What Safe reads before it shows the site: a name, a description and an icon. Some versions of Safe read the address of the icon from
 * the site, others from the page, so both answer; the same holds of the manifest.
 */
export function safeFiles({ read }: Deps): Hono<{ Variables: Variables }> {
  const files = endpoint()
  const [manifests, icons] = [
    [manifestPath, '/manifest.json'],
    [iconPath, `${safePath}${iconPath}`],
  ]
  for (const path of [safePath, ...manifests, ...icons]) files.options(path, (c) => c.body(null, 204, readByOthers))
  for (const path of manifests) files.get(path, (c) => c.json(manifest, 200, { ...readByOthers, ...anHour }))
  for (const path of icons)
    files.get(path, (c) => {
      const icon = read('/favicon.svg')
      if (!icon) throw fail('request.not-found')
      return c.body(new Uint8Array(icon), 200, { ...readByOthers, ...anHour, 'Content-Type': 'image/svg+xml' })
    })
  return files
}

const anHour = { 'Cache-Control': 'public, max-age=3600' }

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: safeApp.description,
  start_url: safePath,
  icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }],
}
