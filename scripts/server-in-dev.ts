import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import type { Plugin } from 'vite'
import { readEnv } from '#core/process/env.server.ts'
import type { RouteTable } from '#server/http/route-table.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { templatePaths } from '#site/blog/post/addresses.ts'

/**
 * `npm run dev`: pages come from Vite, and everything else from the server on `PORT`. The server's own routes, the site map and the
 * manifest of the last build say which is which, when Vite starts.
 */
export function serverInDev(): Plugin {
  return {
    name: 'intaglio:server-in-dev',
    apply: 'serve',
    async config() {
      const env = readEnv()
      // Not before: what only reads this configuration needs no server.
      const [{ routeTable }, { prerendered }, { default: pages }] = await Promise.all([
        import('#server/http/route-table.server.ts'),
        import('#app/page/prerendered.ts'),
        import('#app/routes.ts'),
      ])
      // The build writes the words of these itself, without React.
      const written = new Set<string>(Object.values(templatePaths))
      const drawn = new Set(Object.keys(prerendered).filter((path) => !written.has(path)))
      const isServers = serversShare({ table: routeTable(env), pages, built: await builtPaths(), drawn })
      return {
        server: {
          proxy: {
            '/': {
              target: `http://localhost:${env.PORT}`,
              bypass: async ({ method, url }) => ((await isServers(method!, url!)) ? undefined : url),
            },
          },
        },
      }
    },
  }
}

/** Answers whether a request is the server's. `drawn` are the built pages that Vite can draw as well. */
export function serversShare({
  table,
  pages,
  built,
  drawn,
}: {
  table: RouteTable
  pages: readonly RouteConfigEntry[]
  built: ReadonlySet<string>
  drawn: ReadonlySet<string>
}): (method: string, url: string) => Promise<boolean> {
  const isPage = (path: string) =>
    pages.some(({ path: pattern = '' }) => pattern !== '*' && matchPath(`/${pattern}`, path))
  return async (method, url) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (!['GET', 'HEAD'].includes(method) || !isPage(pathname)) return built.has(pathname) || table.has(pathname)
    return (built.has(pathname) && !drawn.has(pathname)) || table.movesOn(url)
  }
}

async function builtPaths(): Promise<Set<string>> {
  const manifest = await readFile(join(import.meta.dirname, '../build/site.json'), 'utf8')
  return new Set((JSON.parse(manifest) as SiteManifest).files.map(({ path }) => path))
}
