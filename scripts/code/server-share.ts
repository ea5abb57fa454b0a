import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { prerendered } from '#app/page/prerendered.ts'
import pages from '#app/routes.ts'
import type { Env } from '#core/process/env.server.ts'
import { routeTable } from '#server/http/route-table.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { templatePaths } from '#site/blog/post/addresses.ts'

/** The build writes the words of these pages itself, without React. */
const written = new Set<string>(Object.values(templatePaths))

const isDrawn = (path: string) => path in prerendered && !written.has(path)

const isPage = (path: string) =>
  pages.some(({ path: pattern = '' }: { path?: string }) => pattern !== '*' && matchPath(`/${pattern}`, path))

/**
 * Answers whether a request in development is the server's, by its method and its address. The server's own routes, the site map and the
 * manifest of the last build say so; what is left is Vite's. Rejects where no site was built.
 */
export async function serversShare(env: Env): Promise<(method: string, url: string) => Promise<boolean>> {
  const table = routeTable(env)
  const manifest = await readFile(join(import.meta.dirname, '../../build/site.json'), 'utf8')
  const built = new Set((JSON.parse(manifest) as SiteManifest).files.map(({ path }) => path))
  return async (method, url) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (!['GET', 'HEAD'].includes(method) || !isPage(pathname)) return built.has(pathname) || table.has(pathname)
    return (built.has(pathname) && !isDrawn(pathname)) || table.movesOn(url)
  }
}
