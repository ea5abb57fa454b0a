import type { Context, Hono } from 'hono'
import { endpoint, readBytes, type Variables } from '#core/endpoint.server.ts'
import type { Env } from '#core/env.server.ts'
import { AppError } from '#core/errors.ts'
import { refuseForeignOrigin } from '#core/same-origin.server.ts'
import type { Gateway } from './rpc-gateway.server.ts'
import type { RpcLimits } from './rpc-limits.server.ts'
import { failed, readRequest, type RpcAnswer, type RpcCall, type RpcRequest } from './rpc-message.server.ts'
import { methodOf } from './rpc-methods.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** What the gateway's address stands on. */
export type RpcDeps = { env: Pick<Env, 'PUBLIC_URL' | 'PORT'>; gateway: Gateway; limits: RpcLimits }

/** Bytes a request may have, and calls of one batch that are asked at the same time. */
const bodyLimit = 100_000
const atOnce = 8

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
  const answers: (RpcAnswer | undefined)[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < entries.length; at = next++) {
      const entry = entries[at]!
      answers[at] = 'call' in entry ? await answerCall(entry.call, gateway) : failed(entry.id, entry.refusal)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, work))
  // A notification gets no answer, and a batch of nothing else gets none either.
  const given = answers.filter((each) => each !== undefined)
  if (given.length === 0) return c.body(null, 204)
  const only = entries[0]!
  return c.json(isBatch ? given : given[0], !isBatch && 'refusal' in only ? only.refusal.status : 200)
}

async function answerCall({ id, method, params }: RpcCall, gateway: Gateway): Promise<RpcAnswer | undefined> {
  const answered = await gateway.ask(method, params, AbortSignal.timeout(28_000)).then(
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
