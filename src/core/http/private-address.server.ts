import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not globally reachable by the IANA IPv4 Special-Purpose Address Registry (RFC 6890 and those that added to it), with
 * the RFC of each, and multicast.
 */
const special4 = [
  ['0.0.0.0', 8], // this network, RFC 791
  ['10.0.0.0', 8], // private use, RFC 1918
  ['100.64.0.0', 10], // shared address space, RFC 6598
  ['127.0.0.0', 8], // loopback, RFC 1122
  ['169.254.0.0', 16], // link local, RFC 3927
  ['172.16.0.0', 12], // private use, RFC 1918
  ['192.0.0.0', 24], // IETF protocol assignments, RFC 6890; the two anycast addresses in it are not a host either
  ['192.0.2.0', 24], // documentation (TEST-NET-1), RFC 5737
  ['192.88.99.0', 24], // 6to4 relay anycast, deprecated by RFC 7526
  ['192.168.0.0', 16], // private use, RFC 1918
  ['198.18.0.0', 15], // benchmarking, RFC 2544
  ['198.51.100.0', 24], // documentation (TEST-NET-2), RFC 5737
  ['203.0.113.0', 24], // documentation (TEST-NET-3), RFC 5737
  ['224.0.0.0', 4], // multicast, RFC 5771
  ['240.0.0.0', 4], // reserved, RFC 1112, with the limited broadcast of RFC 8190
] as const

/** The same of the IANA IPv6 Special-Purpose Address Registry. */
const special6 = [
  ['::', 96], // unspecified, loopback, and IPv4-compatible addresses, RFC 4291
  ['64:ff9b:1::', 48], // translation between local networks, RFC 8215
  ['100::', 64], // discard only, RFC 6666
  ['100:0:0:1::', 64], // dummy prefix, RFC 9780
  ['2001::', 23], // IETF protocol assignments, RFC 2928: Teredo, benchmarking, ORCHID, anycast; no host is there
  ['2001:db8::', 32], // documentation, RFC 3849
  ['3fff::', 20], // documentation, RFC 9637
  ['5f00::', 16], // segment routing, RFC 9602
  ['fc00::', 7], // unique local, RFC 4193
  ['fe80::', 10], // link local, RFC 4291
  ['fec0::', 10], // site local, deprecated by RFC 3879
  ['ff00::', 8], // multicast, RFC 4291
] as const

const specialRanges = new BlockList()
for (const [network, prefix] of special4) specialRanges.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of special6) specialRanges.addSubnet(network, prefix, 'ipv6')

/** True for an IP address that does not lead to a host of the public internet: private, loopback, documentation, multicast, reserved … */
export function isPrivateAddress(address: string): boolean {
  // A BlockList compares an IPv4 address in IPv6 clothes (::ffff:10.0.0.1) with the IPv4 ranges by itself.
  const version = isIP(address)
  if (version === 4) return specialRanges.check(address, 'ipv4')
  if (version === 0) return false
  const inside = carriedAddress(address)
  return specialRanges.check(address, 'ipv6') || (inside !== undefined && specialRanges.check(inside, 'ipv4'))
}

/** Whether the operator who wrote this host down says himself where it leads: an address, or a name that no public server can own. */
export function isInsideName(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) > 0 || !host.includes('.') || /\.(localhost|local|internal|lan|test|home\.arpa)$/.test(host)
}

/** The IPv4 address that NAT64 (64:ff9b::/96) or 6to4 (2002::/16) would lead an IPv6 address to. */
function carriedAddress(address: string): string | undefined {
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::')
  const [front, back] = [head, tail].map((half) => half.split(':').filter(Boolean))
  const groups = [...front!, ...Array.from({ length: 8 - front!.length - back!.length }, () => '0'), ...back!]
  const carrying = groups.slice(0, 6).join(':') === '64:ff9b:0:0:0:0' ? groups.slice(6) : undefined
  const carried = groups[0] === '2002' ? groups.slice(1, 3) : carrying
  if (!carried) return undefined
  const [high, low] = carried.map((group) => Number.parseInt(group, 16)) as [number, number]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
