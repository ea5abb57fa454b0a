import type { Env } from '#core/process/env.server.ts'
import type { SiteFile } from './site-manifest.ts'
import type { LoadedFile, Site } from './site.server.ts'

const closed = "connect-src 'self'"

/** The hosts that pages may speak with beside us, as sources of a policy: the relay of WalletConnect, where it has a project. */
export function connectionsOf(env: Pick<Env, 'WALLETCONNECT_PROJECT_ID' | 'WALLETCONNECT_RELAY_URL'>): string[] {
  return env.WALLETCONNECT_PROJECT_ID ? [new URL(env.WALLETCONNECT_RELAY_URL).origin] : []
}

/**
 * The site with pages that may also speak with these hosts. The build closes every page to all hosts; what is open is a matter of the
 * environment the server runs in. Throws when a page has no policy to open.
 */
export function allowConnections(site: Site, hosts: readonly string[]): Site {
  if (hosts.length === 0) return site
  const files = new Map([...site.files].map(([path, file]) => [path, isPage(file) ? allowOnPage(file, hosts) : file]))
  const page: Site['page'] = (path) => {
    const [shown, file] = [site.page(path), files.get(path)]
    return shown && file && { ...shown, headers: file.headers }
  }
  return { ...site, files, page }
}

const isPage = ({ type }: LoadedFile) => type.startsWith('text/html')

/** A page that may also speak with these hosts. Throws when it has no policy to open. */
export function allowOnPage<file extends SiteFile>(file: file, hosts: readonly string[]): file {
  if (hosts.length === 0) return file
  const policy = file.headers['Content-Security-Policy'] ?? ''
  if (!policy.includes(closed)) throw new Error(`The page ${file.path} has no policy to open.`)
  const open = policy.replace(closed, [closed, ...hosts].join(' '))
  return { ...file, headers: { ...file.headers, 'Content-Security-Policy': open } }
}
