import type { Address, Hex } from 'viem'
import { parseEventLogs, type RpcLog } from 'viem'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import type { Ask } from './ask-view.ts'
import type { RelayRow } from './relay-store.server.ts'

/** The number of the token that a mined mint has made. Rejects when the chain does not answer. */
export async function tokenOfRelay(ask: Ask, { hashes, contract }: RelayRow): Promise<string | undefined> {
  for (const hash of hashes.toReversed()) {
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as { logs: RpcLog[] } | null
    if (receipt) return mintedIn(receipt.logs, contract as Address)?.toString()
  }
  return undefined
}

/** The number of the first token of a collection that these logs say was minted. */
export function mintedIn(logs: readonly RpcLog[], contract: Address): bigint | undefined {
  const ours = logs.filter(({ address }) => address.toLowerCase() === contract.toLowerCase())
  const parsed = parseEventLogs({ abi: codeMint721Abi, eventName: 'Transfer', logs: ours as never })
  return (parsed as unknown as { args: { from: Hex; tokenId: bigint } }[]).find(({ args }) => BigInt(args.from) === 0n)
    ?.args.tokenId
}
