import { numberToHex } from 'viem/utils'
import type { Rpc } from './rpc.ts'

/** Asks of one block what would be asked of the newest, so that all answers are of one moment. */
export function atBlock(rpc: Rpc, block: number): Rpc {
  const then = numberToHex(block)
  return (method, params) =>
    rpc(
      method,
      params.map((param) => (param === 'latest' ? then : param)),
    )
}
