import { numberToHex, type Address, type Hex } from 'viem'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import type { ChainView, Overrides } from './simulate-view.server.ts'

/** Gas of all calls of a scene together: what our gateway lets through. */
export const mostGas = 29_000_000

type Call = { from: Address; to: Address; data: Hex }

/**
 * Calls a contract with what is changed for this call alone, at a time in Unix seconds where the node can move its clock. Rejects with
 * `NodeRefused` for what reverts, as the node does.
 */
export async function callAt(view: ChainView, call: Call, { overrides, time }: { overrides: Overrides; time: number }) {
  const asked = [
    { ...call, gas: numberToHex(mostGas), gasPrice: numberToHex(view.baseFee * 2n + 1n) },
    view.block,
    overrides,
  ] as const
  const answer = await view
    .node('eth_call', ...asked, { time: numberToHex(time), feeRecipient: view.miner })
    // Not every node can move the clock of a call.
    .catch((error: unknown) => {
      if (error instanceof NodeRefused && !error.executionFailed) return view.node('eth_call', ...asked)
      throw error
    })
  return answer as Hex
}
