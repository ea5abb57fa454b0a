import { executionFailed } from '#chain/read/refusals.ts'

/**
 * Asks the chain one question, as JSON-RPC. Rejects with `NodeRefused` when a node has answered that it will not or cannot do it,
 * such as a call that reverts; with any other error when no node has answered.
 */
export type NodeRpc = (method: string, params: readonly unknown[], signal: AbortSignal) => Promise<unknown>

/** What a node answered instead of a result. */
export class NodeRefused extends Error {
  override name = 'NodeRefused'
  readonly code: number
  /** What a contract reverted with, in hex. */
  readonly data: string | undefined

  constructor(code: number, message: string, data?: string) {
    super(message)
    this.code = code
    this.data = data
  }

  /** Whether the code of a contract ran and failed, which says something about the contract and nothing about the node. */
  get executionFailed(): boolean {
    return executionFailed(this.code, this.message)
  }
}

/** Bytes of an answer that are read: more than any question of ours is worth. */
const answerLimit = 256 * 1024

/** The nodes of `RPC_URL`, asked in order until one answers. Without any, every question fails as unanswered. */
export function rpcOfNodes(urls: readonly string[]): NodeRpc {
  return async (method, params, signal) => {
    let trouble: unknown = new Error('No node is configured.')
    for (const url of urls) {
      try {
        return await askOne(url, method, params, signal)
      } catch (error) {
        if (error instanceof NodeRefused && error.executionFailed) throw error
        trouble = error
        signal.throwIfAborted()
      }
    }
    throw trouble
  }
}

async function askOne(url: string, method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    redirect: 'error',
    signal,
  })
  const answer = JSON.parse(await readText(response)) as {
    result?: unknown
    error?: { code?: unknown; message?: unknown }
  }
  if (answer.error) throw new NodeRefused(Number(answer.error.code), String(answer.error.message))
  if (answer.result === undefined) throw new TypeError('The node answered without a result.')
  return answer.result
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > answerLimit) throw new RangeError('The node answered too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
