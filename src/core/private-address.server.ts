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
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv6')

/** True for an IP address that does not lead to the public internet: private, loopback, link-local, multicast, reserved. */
export function isPrivateAddress(address: string): boolean {
  // A BlockList compares an IPv4 address in IPv6 clothes (::ffff:10.0.0.1) with the IPv4 ranges by itself.
  const version = isIP(address)
  return version !== 0 && privateRanges.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
