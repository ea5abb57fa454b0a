import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address, type Hex } from 'viem'
import { isRefusal } from '#chain/read/refusals.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { isTooLarge } from '#chain/rpc/rpc-refusal.server.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'

/** What the page asks tokens for. */
const tokenAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function name(uint256 id) view returns (string)',
  'function symbol(uint256 id) view returns (string)',
  'function decimals(uint256 id) view returns (uint8)',
  'function totalSupply(uint256 id) view returns (uint256)',
  'function tokenURI(uint256 id) view returns (string)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function cap() view returns (uint256)',
  'function maxSupply() view returns (uint256)',
  'function lastTokenId() view returns (uint256)',
  'function asset() view returns (address)',
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function paused() view returns (bool)',
  'function launcher() view returns (address)',
  'function maxWallet() view returns (uint256)',
  'function maxTransaction() view returns (uint256)',
  'function limitsEnd() view returns (uint256)',
  'function bridge() view returns (address)',
  'function timelock() view returns (address)',
  'struct Phase { uint64 start; uint64 end; uint128 price; uint64 limit; bytes32 root; }',
  'function royaltyInfo(uint256 tokenId, uint256 price) view returns (address receiver, uint256 amount)',
  'function firstBatch() view returns (uint256)',
  'function proceeds() view returns (address)',
  'function editionCount() view returns (uint256)',
  'function editionSize() view returns (uint256)',
  'function phaseCount() view returns (uint256)',
  'function phaseAt(uint256 phase) view returns (Phase)',
  'function revealed() view returns (bool)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
])

/** What a call may use: enough for an honest answer, and a hostile token burns no more. */
const gas = '0x7a120'

/** The longest answer that is read, in hexadecimal digits: a name of a megabyte is none. */
const longest = 8_192

/** Reads one contract at one block. What reverts, lies about its form or is not there is undefined; rejects when no node answers. */
export type ReadContract = <Answer>(name: string, ...args: unknown[]) => Promise<Answer | undefined>

/** A reader of the contract at `address`, always at the same `block`, so that everything it says is of one moment. */
export function contractReader(
  rpc: NodeRpc,
  { address, block, signal }: { address: Address; block: string; signal: AbortSignal },
): ReadContract {
  return async <Answer>(functionName: string, ...args: unknown[]) => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName, args } as never)
    const answer = await rpc('eth_call', [{ to: address, data, gas }, block], signal).catch((error: unknown) => {
      if (isTooLarge(error) || isRefusal(error)) return '0x'
      throw error
    })
    try {
      if (String(answer).length > longest) return undefined
      return decodeFunctionResult({ abi: tokenAbi, functionName, data: answer as Hex } as never) as Answer
    } catch {
      return undefined
    }
  }
}

/** What a token of this site is called on the chain now; of several tokens in one contract the first. Undefined where it has no name. */
export function readName(
  rpc: NodeRpc,
  { address, options, signal }: { address: Address; options: TokenOptions; signal: AbortSignal },
): Promise<string | undefined> {
  const read = contractReader(rpc, { address, block: 'latest', signal })
  return options.kind === 'erc6909' ? read('name', 1n) : read('name')
}
