import { BlockList, isIP, isIPv4 } from 'node:net'
import { isLoopbackName } from './loopback.ts'

/** Finds the address of a visitor from the socket's address and the `X-Forwarded-For` header. */
export type ClientAddress = (socket: string | undefined, forwardedFor: string | undefined) => string

/** An IPv4 address in IPv6 clothes becomes the IPv4 address; a zone is dropped. What is no address becomes `unknown`. */
export function plainAddress(text: string | undefined): string {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const kind = isIP(bare)
  if (kind !== 6) return kind === 4 ? bare : 'unknown'
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = canonical.match(/^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/)
  if (!mapped) return canonical
  const bits = parseInt(mapped[1]!, 16) * 65_536 + parseInt(mapped[2]!, 16)
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.')
}

/**
 * Believes `X-Forwarded-For` only from the proxies named in `trusted` (addresses and CIDR ranges, separated by commas), and
 * of it only the rightmost address that is not a proxy of ours: everything left of that is the visitor's own invention.
 */
export function clientAddress(trusted = ''): ClientAddress {
  const proxies = blockList(trusted)
  const isProxy = (address: string) =>
    address !== 'unknown' && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return (socket, forwardedFor) => {
    let address = plainAddress(socket)
    // A long header is a long list of lies: fifty hops are more than any honest path has.
    const hops = (forwardedFor ?? '').slice(-4_000).split(',').slice(-50)
    while (isProxy(address) && hops.length > 0) {
      const next = plainAddress(hops.pop())
      if (next === 'unknown') break
      address = next
    }
    return address
  }
}

/**
 * Whether a request comes from this machine, for this machine: over the loopback, without a word of a proxy, and under a name of the
 * loopback, so that no page of another site reaches it by a name of its own. What a request says can only close this door.
 */
export function isFromHere(socket: string | undefined, header: (name: string) => string | undefined): boolean {
  const isRelayed = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some(
    (name) => header(name) !== undefined,
  )
  const host = `http://${header('host') ?? ''}`
  return (
    !isRelayed && isLoopbackName(plainAddress(socket)) && URL.canParse(host) && isLoopbackName(new URL(host).hostname)
  )
}

/** Whether every entry is an address or a range. */
export function isBlockList(entries: string): boolean {
  try {
    blockList(entries)
    return true
  } catch {
    return false
  }
}

function blockList(entries: string): BlockList {
  const list = new BlockList()
  for (const entry of entries.split(',').map((part) => part.trim())) {
    if (!entry) continue
    const [text = '', bits] = entry.split('/')
    const address = plainAddress(text)
    if (address === 'unknown') throw new RangeError('an entry is not an address')
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, kind)
    else list.addSubnet(address, Number(bits), kind)
  }
  return list
}
