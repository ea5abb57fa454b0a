import type { Address, Hex } from 'viem'
import type { BlockRange } from '#chain/read/contract-logs.ts'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { isTooLarge, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'

/** What a call came to: its answer, or what it failed with. `data` is at most `longest` digits of it. */
export type Outcome = { ok: boolean; data: Hex }

/** What is changed for one question alone: balances in wei, code, and words of storage, by account. */
export type Overrides = Record<Address, { balance?: Hex; code?: Hex; stateDiff?: Record<Hex, Hex> }>

/** A chain at one block. */
export type ChainView = {
  /** The block as the node writes it, and its time in Unix seconds. */
  block: Hex
  time: number
  /** Who made the block: code that asks should see somebody. */
  miner: Address
  /** The fee of the block, in wei. */
  baseFee: bigint
  /** Any question to the node. Rejects when no node answers. */
  node: (method: string, ...params: unknown[]) => Promise<unknown>
  /** What a node has refused to tell: there may then be more than was found. */
  untold: { logs: boolean }
  /** Calls a contract. What reverts, or answers too much, is not `ok`. Rejects when no node answers. */
  call: (call: { to: Address; data: Hex; from?: Address; gas?: number; overrides?: Overrides }) => Promise<Outcome>
}

/** Digits of an answer that are kept: a hostile token may answer a megabyte. */
const longest = 8_194

/** Gas of an ordinary question. */
const usualGas = 500_000

/** Looks at the chain at the block that has this number. Rejects when no node answers. */
export async function viewOf(rpc: NodeRpc, { block, signal }: { block: Hex; signal: AbortSignal }): Promise<ChainView> {
  const node: ChainView['node'] = (method, ...params) => rpc(method, params, signal)
  const head = (await node('eth_getBlockByNumber', block, false)) as Record<string, Hex>
  return {
    block,
    time: Number(head.timestamp),
    miner: head.miner && !/^0x0+$/.test(head.miner) ? head.miner : someMiner,
    baseFee: BigInt(head.baseFeePerGas ?? '0x3b9aca00'),
    node,
    untold: { logs: false },
    async call({ to, data, from, gas = usualGas, overrides }) {
      const call = { to, data, gas: `0x${gas.toString(16)}`, ...(from && { from }) }
      try {
        const answer = (await node('eth_call', call, block, ...(overrides ? [overrides] : []))) as Hex
        return { ok: true, data: answer.slice(0, longest) as Hex }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

/** Events in a range of blocks. None where a node refuses to tell, which `view.untold` then says. Rejects when no node answers. */
export async function askLogs(
  view: ChainView,
  filter: BlockRange & { address: Address | Address[]; topics: readonly (Hex | readonly Hex[] | null)[] },
): Promise<{ topics: Hex[]; data: Hex }[]> {
  try {
    return (await view.node('eth_getLogs', filter)) as { topics: Hex[]; data: Hex }[]
  } catch (error) {
    if (!(error instanceof NodeRefused || error instanceof RpcRefusal)) throw error
    view.untold.logs = true
    return []
  }
}

const someMiner: Address = '0x95222290dd7278aa3ddd389cc1e1d165cc4bafe5'

/** What a question came to that a node has answered with a refusal. Throws the error when it says nothing of the contract. */
export function failureOf(error: unknown): Outcome {
  if (isTooLarge(error)) return { ok: false, data: '0x' }
  if (error instanceof NodeRefused && (error.executionFailed || /gas/i.test(error.message)))
    return { ok: false, data: (error.data ?? '0x').slice(0, longest) as Hex }
  throw error
}
