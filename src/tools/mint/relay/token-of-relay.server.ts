import type { Address, RpcLog } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import type { RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
import { mintedIn } from '#tools/mint/plan/minted-in.ts'

/** The number of the token that a mined mint has made. Rejects when the chain does not answer. */
export async function tokenOfRelay(rpc: Rpc, { hashes, contract }: RelayRow): Promise<string | undefined> {
  for (const hash of hashes.toReversed()) {
    const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as { logs: RpcLog[] } | null
    if (receipt) return mintedIn(receipt.logs, contract as Address)?.toString()
  }
  return undefined
}
