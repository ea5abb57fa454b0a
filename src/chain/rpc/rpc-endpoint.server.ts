import type { Context, Hono } from 'hono'
import { AppError } from '#core/errors.ts'
import { endpoint, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Gateway } from './rpc-gateway.server.ts'
import type { RpcLimits } from './rpc-limits.server.ts'
import { failed, readRequest, type RpcAnswer, type RpcCall, type RpcRequest } from './rpc-message.server.ts'
import { methodOf } from './rpc-methods.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** What the gateway's endpoint needs. */
export type RpcDeps = { env: Pick<Env, 'PUBLIC_URL' | 'PORT'>; gateway: Gateway; limits: RpcLimits }

/** Bytes a request may have, and its answers together. */
const bodyLimit = 100_000
const answerLimit = 4_000_000

/** Calls of one batch that are asked at the same time, and milliseconds one has, with what it waits for its turn. */
const atOnce = 8
const timeoutMs = 28_000

/** `POST /`: JSON-RPC 2.0 to the nodes of the chain, alone or in a batch; to be mounted at `/rpc`. */
export function rpcEndpoint({ env, gateway, limits }: RpcDeps): Hono<{ Variables: Variables }> {
  return endpoint().post('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    let request: RpcRequest | undefined
    try {
      refuseForeignOrigin(c, env)
      request = readRequest(await readText(c))
      await limits(c.get('clientAddress'), weightOf(request))
      return await answer(c, request, gateway)
    } catch (error) {
      return refuse(c, error, request)
    }
  })
}

async function answer(c: Context, { entries, isBatch }: RpcRequest, gateway: Gateway): Promise<Response> {
  const texts: string[] = []
  let next = 0
  let size = 0
  // A visitor who has left waits for no answer, and other visitors do not wait for theirs.
  const gone = c.req.raw.signal
  const work = async () => {
    for (let at = next++; at < entries.length; at = next++) {
      const entry = entries[at]!
      const given =
        'refusal' in entry
          ? failed(entry.id, entry.refusal)
          : size > answerLimit
            ? failed(entry.call.id, tooLarge())
            : await answerCall(entry.call, gateway, gone)
      if (!given) continue
      const text = JSON.stringify(given)
      size += text.length
      texts[at] = text
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, work))
  // A notification gets no answer, and a batch of nothing else gets none either.
  const told = texts.filter((text) => text !== undefined)
  if (told.length === 0) return c.body(null, 204)
  const only = entries[0]!
  const status = !isBatch && 'refusal' in only ? only.refusal.status : 200
  return c.body(isBatch ? `[${told.join(',')}]` : told[0]!, status, { 'content-type': 'application/json' })
}

const tooLarge = () =>
  new RpcRefusal(codes.failed, 'The answers before this one are larger than 4 MB together. Ask for less in one call.')

async function answerCall(
  { id, method, params }: RpcCall,
  gateway: Gateway,
  gone: AbortSignal,
): Promise<RpcAnswer | undefined> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)])
  const answered = await gateway.rpc(method, params, signal).then(
    (result): RpcAnswer => ({ jsonrpc: '2.0', id, result }),
    (error: unknown) => failed(id, error),
  )
  return id === undefined ? undefined : answered
}

/** A refusal of the whole request, in the shape clients of JSON-RPC read: to each call of a batch its own. */
function refuse(c: Context<{ Variables: Variables }>, error: unknown, request: RpcRequest | undefined): Response {
  const refusal = error instanceof AppError ? asRefusal(error) : error
  if (!(refusal instanceof RpcRefusal)) throw error
  if (refusal.data?.seconds !== undefined) c.header('Retry-After', String(refusal.data.seconds))
  const ids = request?.entries.map((entry) => ('call' in entry ? entry.call.id : entry.id)) ?? [null]
  const answers = ids.map((id) => failed(id, refusal))
  return c.json(request?.isBatch ? answers : answers[0], refusal.status)
}

async function readText(c: Context): Promise<string> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (type !== 'application/json') throw new RpcRefusal(codes.malformed, 'Send application/json.', { status: 415 })
  const bytes = await readBytes(c.req.raw, bodyLimit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RpcRefusal(codes.unreadable, 'The request is not valid UTF-8.', { status: 400 })
  }
}

function asRefusal({ status, message }: AppError): RpcRefusal | undefined {
  return status === 400 || status === 403 || status === 413
    ? new RpcRefusal(codes.malformed, message, { status })
    : undefined
}

const weightOf = ({ entries }: RpcRequest) =>
  entries.reduce((sum, entry) => sum + ('call' in entry ? (methodOf(entry.call.method)?.weight ?? 1) : 1), 0)
