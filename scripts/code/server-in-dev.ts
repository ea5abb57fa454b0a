import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readEnv } from '#core/process/env.server.ts'

/** Loaded by Node when development starts: with its name in an import, Vite would bundle the whole server into its configuration. */
const share = pathToFileURL(join(import.meta.dirname, 'server-share.ts')).href

/** `npm run dev`: pages come from Vite, and everything else from the server on `PORT`. */
export function serverInDev(): Plugin {
  return {
    name: 'intaglio:server-in-dev',
    // React Router opens servers of Vite while it builds as well, to compile routes and to draw pages. Nobody visits those.
    apply: ({ server }, { command, isPreview }) => command === 'serve' && !isPreview && server?.hmr !== false,
    async config() {
      const env = readEnv()
      const { serversShare } = (await import(share)) as typeof import('./server-share.ts')
      const isServers = await serversShare(env)
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
