import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { databaseTrouble } from '#core/database/database.server.ts'
import { AppError, fail } from '#core/errors.ts'

/** What every request of the server carries. */
export type Variables = {
  /** Names this request in the log and in its answer. */
  requestId: string
  /** The visitor's address, as `core/client-address.server.ts` finds it. */
  clientAddress: string
  /** True for a request from this machine to this machine. */
  fromHere: boolean
  /** What went wrong underneath; logged by class, never sent. */
  failure: unknown
  /** The address in the log, where no pattern of a route says it: that of a file which exists. */
  route: string | undefined
  /** The answer has all its headers: nobody needs to touch them. */
  complete: boolean | undefined
}

/** The part of a request's context that answering an error needs. */
export type RequestContext = Context<{ Variables: Variables }>

/** An app of endpoints whose failures are answered as the catalogue words them. */
export function endpoint(): Hono<{ Variables: Variables }> {
  return new Hono<{ Variables: Variables }>().onError(answerError)
}

/** Any failure as one of the catalogue: what is not expected is `server.fault`, with the failure as its cause. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const trouble = databaseTrouble(error)
  if (trouble === 'full') return fail('server.full').because(error)
  if (trouble === 'unavailable') return fail('server.unavailable').because(error)
  if (error instanceof HTTPException && error.status < 500) return fail('request.malformed').because(error)
  return fail('server.fault').because(error)
}

/** Answers a failure as `{ code, message, … }` with its status, and keeps the cause for the log. Nothing else does this. */
export function answerError(error: unknown, c: RequestContext): Response {
  const refusal = asAppError(error)
  c.set('failure', refusal.cause ?? refusal)
  const seconds = refusal.facts.seconds ?? retryAfter[refusal.status]
  if (seconds !== undefined) c.header('Retry-After', String(seconds))
  c.header('Cache-Control', 'no-store')
  const requestId = c.get('requestId') ?? randomUUID()
  return c.json(refusal.status < 500 ? refusal.toJSON() : { ...refusal.toJSON(), request: requestId }, refusal.status)
}

/** When to come back, in seconds, where the failure itself does not say. */
const retryAfter: Record<number, number> = { 503: 5, 507: 60 }

/** Bytes a request's body may have. */
export const bodyLimit = 32 * 1024

/** `lists`: fields a plain form may have any number of times. `types`: what is read. `limit`: bytes at most. */
type Reading = { lists?: readonly string[]; types?: readonly string[]; limit?: number }

/**
 * Reads the body of a request as one flat record: a JSON object, or the fields of a plain HTML form. Throws
 * `request.type`, `request.too-large` or `request.malformed`; broken UTF-8 and a field given twice are malformed. Of a plain form,
 * the values of a field in `lists` are joined by commas.
 */
export async function readBody(
  c: Context,
  { lists = [], types = ['application/json', 'application/x-www-form-urlencoded'], limit }: Reading = {},
): Promise<Record<string, unknown>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (!types.includes(type)) throw fail('request.type')
  const text = decode(await readBytes(c.req.raw, limit))
  try {
    return type === 'application/json' ? jsonObject(text) : formFields(text, lists)
  } catch (error) {
    throw fail('request.malformed').because(error)
  }
}

/** Reads the whole body. Throws `request.too-large` as soon as it is over the limit, however it is sent. */
export async function readBytes(request: Request, limit = bodyLimit): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw fail('request.too-large', { limit })
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.length
      if (size > limit) throw fail('request.too-large', { limit })
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof AppError ? error : fail('request.malformed').because(error)
  }
  return Buffer.concat(parts)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw fail('request.malformed').because(error)
  }
}

function jsonObject(text: string): Record<string, unknown> {
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('not an object')
  return body as Record<string, unknown>
}

function formFields(text: string, lists: readonly string[]): Record<string, string> {
  // URLSearchParams mends broken escapes silently; decodeURIComponent throws on them.
  const pairs = text.split('&').filter(Boolean)
  const fields = new Map<string, string>()
  for (const pair of pairs) {
    const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
    const key = decodeURIComponent(name)
    const earlier = fields.get(key)
    if (earlier !== undefined && !lists.includes(key)) throw new TypeError('a field twice')
    const given = decodeURIComponent(value.join('='))
    fields.set(key, earlier === undefined ? given : `${earlier},${given}`)
  }
  return Object.fromEntries(fields)
}
