import { createClient, http } from 'viem'
import type { Rpc } from './rpc.ts'

/** Calls of one moment travel together; the gateway takes up to fifty. */
const batchSize = 40

/** One attempt and another one, so that within ten seconds a visitor knows that nobody answers. In milliseconds. */
const timeoutMs = 4_500

/** Asks the chain at the address of a gateway or node. */
export function rpcAt(url: string): Rpc {
  const transport = http(url, { batch: { batchSize }, retryCount: 1, timeout: timeoutMs })
  const client = createClient({ transport })
  const request = client.request as (asked: { method: string; params: readonly unknown[] }) => Promise<unknown>
  return (method, params) => request({ method, params })
}

let made: Rpc | undefined

/** Asks the chain through our gateway, as the wallet does, and needs no wallet. The one of this page. */
export function pageRpc(): Rpc {
  made ??= rpcAt(`${location.origin}/rpc`)
  return made
}
