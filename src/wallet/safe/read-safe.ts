import { parseAbi, type Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'

/** How many owners a Safe has, and how many of them have to confirm. */
export type SafeOwners = { needed: number; owners: number }

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
])

/**
 * The owners of an account whose code is a Safe; undefined for every other. It is told by what it answers: Safes are behind many proxies of
 * many versions. Never rejects.
 */
export async function readSafe(rpc: Rpc, to: Address): Promise<SafeOwners | undefined> {
  try {
    // Most accounts have no code: they are asked one thing.
    if ((await rpc('eth_getCode', [to, 'latest'])) === '0x') return undefined
    const [version, threshold, owners] = await Promise.all([
      readContract(rpc, { to, abi, name: 'VERSION', args: [] }),
      readContract(rpc, { to, abi, name: 'getThreshold', args: [] }),
      readContract(rpc, { to, abi, name: 'getOwners', args: [] }),
    ])
    const isSafe = /^\d+\.\d+\.\d+/.test(version) && threshold >= 1n && threshold <= BigInt(owners.length)
    return isSafe ? { needed: Number(threshold), owners: owners.length } : undefined
  } catch {
    return undefined
  }
}
