import { NodeRefused } from './node-rpc.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** One call as it came. `id` is undefined for a notification, which gets no answer. */
export type RpcCall = { id: unknown; method: string; params: readonly unknown[] }

/** One answer as it leaves. */
export type RpcAnswer = { jsonrpc: '2.0'; id: unknown } & ({ result: unknown } | { error: RpcErrorBody })
type RpcErrorBody = { code: number; message: string; data?: unknown }

/** Calls in one batch, at most. */
export const batchLimit = 50

/** What a body asks for: calls in order, each replaced by its refusal where it is not a call, with the id it is to be answered under. */
export type RpcRequest = { isBatch: boolean; entries: ({ call: RpcCall } | { id: unknown; refusal: RpcRefusal })[] }

// Newer than the declarations of TypeScript: the text of a number as it was sent.
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }
type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown

/**
 * Reads a body, strictly as JSON-RPC 2.0. Throws `RpcRefusal` for what is no JSON, an empty batch and one that is too long. Numbers
 * keep their spelling, so an id is echoed as it came, however large.
 */
export function readRequest(text: string): RpcRequest {
  const body = parse(text)
  if (!Array.isArray(body)) return { isBatch: false, entries: [entryOf(body)] }
  if (body.length === 0) throw new RpcRefusal(codes.malformed, 'A batch needs at least one call.', { status: 400 })
  if (body.length > batchLimit)
    throw new RpcRefusal(codes.malformed, `Send at most ${batchLimit} calls in one request.`, { status: 400 })
  return { isBatch: true, entries: body.map(entryOf) }
}

/** The answer that carries a failure: that of a node as the node worded it, ours as we did, and of anything else nothing. */
export function failed(id: unknown, error: unknown): RpcAnswer {
  return { jsonrpc: '2.0', id: id ?? null, error: errorBody(error) }
}

function errorBody(error: unknown): RpcErrorBody {
  if (error instanceof NodeRefused || error instanceof RpcRefusal) {
    const { code, message, data } = error
    return data === undefined ? { code, message } : { code, message, data }
  }
  return { code: codes.unanswered, message: 'The chain does not answer at the moment. Try again in a minute.' }
}

const keepNumbers: Reviver = (_, value, { source }) =>
  typeof value === 'number' && source !== undefined && String(value) !== source ? rawJSON(source) : value

function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text, keepNumbers as (key: string, value: unknown) => unknown)
    // Rejects JSON that is nested too deeply to be written again: no client sends it.
    JSON.stringify(body)
    return body
  } catch {
    throw new RpcRefusal(codes.unreadable, 'The request is not valid JSON.', { status: 400 })
  }
}

function entryOf(value: unknown): RpcRequest['entries'][number] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { id: null, refusal: malformed() }
  const { jsonrpc, id, method, params = [] } = value as Record<string, unknown>
  const isCall = jsonrpc === '2.0' && typeof method === 'string' && method.length <= 100 && isId(id)
  if (!isCall) return { id: isId(id) ? id : null, refusal: malformed() }
  if (!Array.isArray(params))
    return { id, refusal: new RpcRefusal(codes.badParams, 'Give the parameters as a list.', { status: 400 }) }
  return { call: { id, method, params } }
}

const malformed = () =>
  new RpcRefusal(codes.malformed, 'This is not a call of JSON-RPC 2.0: give jsonrpc, id, method and params.', {
    status: 400,
  })

function isId(id: unknown): boolean {
  if (typeof id === 'string') return id.length <= 200
  return id === undefined || id === null || typeof id === 'number' || isRaw(id)
}

const isRaw = (id: unknown) =>
  typeof id === 'object' && id !== null && (JSON as unknown as { isRawJSON(value: unknown): boolean }).isRawJSON(id)
