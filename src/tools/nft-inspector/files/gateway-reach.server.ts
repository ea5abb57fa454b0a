import { isInsideName } from '#core/http/private-address.server.ts'
import { publicReach } from './fetch-public.server.ts'
import type { FileReach } from './read-file.server.ts'

/**
 * How content of IPFS is reached: through the operator's gateway, an origin, and in no other way. A gateway named by its address, or
 * by a name that no public server can have, may be in a private network. A public name has to lead to public addresses.
 */
export function throughGateway(gateway: string | undefined, reach = publicReach): FileReach {
  if (gateway === undefined) return {}
  const { protocol, port, hostname } = new URL(gateway)
  const gatewayReach = {
    ...reach,
    isAllowed: isInsideName(hostname) ? () => true : reach.isAllowed,
    isPort: (given: string) => given === port,
    isFollowed: (url: URL) => url.protocol === protocol && url.port === port && isContentOf(hostname, url),
  }
  return { gateway, gatewayReach }
}

/** Whether an address is content at the gateway: below its paths, or at a host of its own for that content, as `bafy….ipfs.dweb.link`. */
function isContentOf(gateway: string, { hostname, pathname }: URL): boolean {
  if (hostname === gateway) return /^\/ip[fn]s\/./.test(pathname)
  const [content = '', kind = '', ...rest] = hostname.split('.')
  return content !== '' && (kind === 'ipfs' || kind === 'ipns') && rest.join('.') === gateway
}
