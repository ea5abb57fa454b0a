import { BlockList, isIP } from 'node:net'

const privateRanges = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv6')

/** True for an IP address that does not lead to the public internet: private, loopback, link-local, multicast, reserved. */
export function isPrivateAddress(address: string): boolean {
  // A BlockList compares an IPv4 address in IPv6 clothes (::ffff:10.0.0.1) with the IPv4 ranges by itself.
  const version = isIP(address)
  if (version === 4) return privateRanges.check(address, 'ipv4')
  if (version === 0) return false
  const inside = carriedAddress(address)
  return privateRanges.check(address, 'ipv6') || (inside !== undefined && privateRanges.check(inside, 'ipv4'))
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
