import { getAddress, type Address, type Hex } from 'viem'
import { proxySlots } from '#chain/code/proxy-slots.ts'
import type { PowerFacts } from '#tools/nft-inspector/report/report.ts'
import { valueOf, type Sight } from './ask-collection.server.ts'
import { minimalProxyOf } from '#chain/code/walk-code.server.ts'

/** The proxy a contract is, if it is one of a known kind. Rejects when no node answers. */
export async function readProxy(sight: Sight, code: Hex): Promise<PowerFacts['proxy']> {
  const copied = minimalProxyOf(code)
  if (copied) return { kind: 'a copy that cannot be changed (ERC-1167)', implementation: getAddress(copied) }
  const [implementation, admin, beacon, proxiable, zeppelin] = await Promise.all(
    [proxySlots.implementation, proxySlots.admin, proxySlots.beacon, proxySlots.proxiable, proxySlots.zeppelin].map(
      (slot) => addressAt(sight, slot),
    ),
  )
  if (implementation) return { kind: 'a proxy (ERC-1967)', implementation, ...(admin && { admin }) }
  if (beacon) {
    const through = valueOf(await sight.ask<Address>('implementation', { at: beacon }))
    return { kind: 'a proxy with a beacon (ERC-1967)', beacon, ...(through && { implementation: through }) }
  }
  if (proxiable) return { kind: 'a proxy (ERC-1822)', implementation: proxiable }
  if (zeppelin) return { kind: 'a proxy of an old kind (ZeppelinOS)', implementation: zeppelin }
  return undefined
}

async function addressAt(sight: Sight, slot: Hex): Promise<Address | undefined> {
  const word = (await sight.node('eth_getStorageAt', sight.address, slot, sight.block)) as string
  return /^0x0{24}(?!0{40})[\da-f]{40}$/i.test(word) ? getAddress(`0x${word.slice(-40)}`) : undefined
}
