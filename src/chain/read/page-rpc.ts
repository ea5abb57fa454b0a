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

let made: { url: string; rpc: Rpc } | undefined

/** Asks the chain through our gateway, as the wallet does, and needs no wallet. The one of this page. */
export function pageRpc(): Rpc {
  const url = `${location.origin}/rpc`
  // Test files share a process, and each is a page of its own.
  if (made?.url !== url) made = { url, rpc: rpcAt(url) }
  return made.rpc
}
