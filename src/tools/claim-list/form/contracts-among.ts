import type { Rpc } from '#chain/read/rpc.ts'
import type { LargeEntry } from '#tools/claim-list/read-rows.ts'

/** What an account that delegates its own code to a contract has instead of code (EIP-7702): it stays a wallet. */
const delegation = /^0xef0100/i

/** Those entries that are contracts, in the order given. Rejects when the chain does not answer. */
export async function contractsAmong(rpc: Rpc, entries: readonly LargeEntry[]): Promise<LargeEntry[]> {
  const codes = await Promise.all(entries.map(({ account }) => rpc('eth_getCode', [account, 'latest'])))
  return entries.filter((_, at) => codes[at] !== '0x' && !delegation.test(String(codes[at])))
}
