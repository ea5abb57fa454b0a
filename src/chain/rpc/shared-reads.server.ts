import type { Context } from 'hono'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Gateway } from './rpc-gateway.server.ts'
import { weigh, type RpcLimits } from './rpc-limits.server.ts'

/** `read` asks the chain about the thing with an id; `weight` is what that counts among the questions of a client. */
type SharedReads<Value, Id> = {
  gateway: Gateway
  limits: RpcLimits
  read: (rpc: Rpc, id: Id) => Promise<Value>
  weight: number
}

/** The most answers that are remembered. */
const most = 1_000

/** How long nobody has to wait for the chain, in milliseconds. */
const timeoutMs = 8_000

/**
 * Reads about numbered things for the pages of a server: one answer serves everyone until it is `age` milliseconds old. Only who has the
 * chain asked is counted. What answers is undefined when the chain does not answer, and then the request says why. Rejects with
 * `request.too-many`.
 */
export function sharedReads<Value, Id extends bigint | string>({
  gateway,
  limits,
  read,
  weight,
}: SharedReads<Value, Id>) {
  const kept = new Map<Id, { answer: Promise<Value>; since: number }>()
  const rpc: Rpc = (method, params) => gateway.rpc(method, params, AbortSignal.timeout(timeoutMs))

  return async (c: Context<{ Variables: Variables }>, id: Id, age: number): Promise<Value | undefined> => {
    const known = kept.get(id)
    const now = performance.now()
    if (!known || now - known.since > age) {
      await weigh(limits, c.get('clientAddress'), weight)
      const answer = read(rpc, id)
      kept.delete(id)
      kept.set(id, { answer, since: now })
      answer.catch(() => kept.delete(id))
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
    }
    return kept.get(id)?.answer.catch((error: unknown) => void c.set('failure', error))
  }
}
