import { createConfig, http, type Config } from '@wagmi/core'
import type { Chain } from '#chain/chain.ts'

/** Calls of one moment are asked together; the gateway takes up to fifty. */
const batchSize = 40

/**
 * The connection state for one chain, asked through our own gateway only. It finds no wallets by itself, keeps nothing on the
 * device and knows no contract of the chain: a balance is one plain question, not a call of a contract that may not be there.
 */
export function createWalletConfig(chain: Chain, { origin, explorer }: { origin: string; explorer?: string }): Config {
  const rpc = `${origin}/rpc`
  return createConfig({
    chains: [
      {
        id: chain.id,
        name: chain.name,
        nativeCurrency: chain.currency,
        rpcUrls: { default: { http: [rpc] } },
        ...(explorer && { blockExplorers: { default: { name: new URL(explorer).hostname, url: explorer } } }),
      },
    ],
    transports: { [chain.id]: http(rpc, { batch: { batchSize }, retryCount: 2 }) },
    batch: { multicall: false },
    multiInjectedProviderDiscovery: false,
    // Null, not undefined: what is remembered is kept in remembered.ts and recents.ts alone.
    storage: null,
  })
}

/**
 * The balance in the smallest unit; undefined when the chain did not say. Asked by hand: the library's own function brings the
 * encoding of contract calls along, 12 kB gzip, to be able to ask a contract that we do not have.
 */
export async function readBalance(config: Config, address: `0x${string}`): Promise<bigint | undefined> {
  const answer = config.getClient().request({ method: 'eth_getBalance', params: [address, 'latest'] })
  return answer.then(BigInt).catch(() => undefined)
}
