import { keccak256, toBytes, type Hex } from 'viem'

const hashOf = (text: string) => keccak256(toBytes(text))
const before = (hash: Hex): Hex => `0x${(BigInt(hash) - 1n).toString(16).padStart(64, '0')}`

/** Places in storage where proxies keep what they pass calls on to, by their standards. */
export const proxySlots = {
  implementation: before(hashOf('eip1967.proxy.implementation')),
  admin: before(hashOf('eip1967.proxy.admin')),
  beacon: before(hashOf('eip1967.proxy.beacon')),
  proxiable: hashOf('PROXIABLE'),
  zeppelin: hashOf('org.zeppelinos.proxy.implementation'),
} as const
