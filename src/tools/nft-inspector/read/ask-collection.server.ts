import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address, type Hex } from 'viem'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { isTooLarge } from '#chain/rpc/rpc-refusal.server.ts'

/** What collections are asked. */
const abi = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256 index) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address account) view returns (uint256)',
  'function getApproved(uint256 id) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'function contractURI() view returns (string)',
  'function locked(uint256 id) view returns (bool)',
  'function userOf(uint256 id) view returns (address)',
  'function userExpires(uint256 id) view returns (uint256)',
  'function royaltyInfo(uint256 id, uint256 price) view returns (address, uint256)',
  'function balanceOfBatch(address[] accounts, uint256[] ids) view returns (uint256[])',
  'function maxSupply() view returns (uint256)',
  'function MAX_SUPPLY() view returns (uint256)',
  'function maxTokens() view returns (uint256)',
  'function MAX_TOKENS() view returns (uint256)',
  'function collectionSize() view returns (uint256)',
  'function supplyCap() view returns (uint256)',
  'function cap() view returns (uint256)',
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
  'function implementation() view returns (address)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
])

/** What a question to a contract came to. `burned`: it used up the gas it had; `too-large`: more than a node of ours reads. */
export type Answer<Value> =
  | { is: 'answered'; value: Value }
  | { is: 'reverted' | 'burned' | 'too-large' | 'unreadable' }

type Given = { args?: readonly unknown[]; gas?: Hex; at?: Address }

/** Asks the collection one thing at the block of the inspection. Rejects when no node answers, or the time is over. */
export type AskCollection = <Value>(name: string, given?: Given) => Promise<Answer<Value>>

/** A chain at one block, seen from a collection. */
export type Sight = {
  address: Address
  /** Its number as the node writes it, and as a number. */
  block: Hex
  head: number
  signal: AbortSignal
  /** Any question to the node. */
  node: (method: string, ...params: unknown[]) => Promise<unknown>
  ask: AskCollection
  /** Calls with bytes made elsewhere, from any account; returns the bytes of the answer. */
  call: (call: { data: Hex; from?: Address; gas?: Hex; to?: Address }) => Promise<Answer<Hex>>
}

/** What an ordinary question may use, and what one for metadata, which many contracts draw. */
const gas = '0x7a120'
export const drawingGas: Hex = '0x1c9c380'

/** Looks at a collection at one block. */
export function sightOf(
  rpc: NodeRpc,
  { address, block, signal }: { address: Address; block: Hex; signal: AbortSignal },
): Sight {
  const node: Sight['node'] = (method, ...params) => rpc(method, params, signal)
  const call: Sight['call'] = async ({ data, from, gas: most = gas, to = address }) => {
    try {
      const value = (await node('eth_call', { to, data, gas: most, ...(from && { from }) }, block)) as Hex
      return { is: 'answered', value }
    } catch (error) {
      return { is: failureOf(error) }
    }
  }
  return {
    address,
    block,
    head: Number(block),
    signal,
    node,
    call,
    ask: async <Value>(functionName: string, { args = [], gas: most, at }: Given = {}): Promise<Answer<Value>> => {
      const data = encodeFunctionData({ abi, functionName, args } as never)
      const answer = await call({ data, ...(most && { gas: most }), ...(at && { to: at }) })
      if (answer.is !== 'answered') return answer
      try {
        const value = decodeFunctionResult({ abi, functionName, data: answer.value } as never) as Value
        return { is: 'answered', value }
      } catch {
        return { is: 'unreadable' }
      }
    },
  }
}

function failureOf(error: unknown): 'reverted' | 'burned' | 'too-large' {
  if (isTooLarge(error)) return 'too-large'
  if (!(error instanceof NodeRefused)) throw error
  if (/out ?of ?gas|gas required exceeds|intrinsic gas/i.test(error.message)) return 'burned'
  if (error.executionFailed) return 'reverted'
  throw error
}

/** The value of an answer, or undefined. */
export const valueOf = <Value>(answer: Answer<Value>): Value | undefined =>
  answer.is === 'answered' ? answer.value : undefined
