import { fetchProven } from '#core/admission/fetch-proven.ts'
import { fail, type ErrorCode, type Refusal } from '#core/errors.ts'

/** What a call came to. `at` is the server's clock at the answer, in milliseconds since 1970. */
export type Reply<Answer> = { answer: Answer; at: number } | { refusal: Refusal }

type Call = { body?: unknown; key?: string; signal?: AbortSignal }

// A little longer than the server takes to give up on a request.
const timeoutMs = 20_000

/**
 * Sends one JSON call to our server; `key` is its idempotency key. It never throws: a missing answer, also a page that a hotel's network
 * puts in between, is the refusal `server.unreachable`.
 */
export async function send<Answer>(
  method: 'GET' | 'POST',
  path: string,
  { body, key, signal }: Call = {},
): Promise<Reply<Answer>> {
  // By hand: `AbortSignal.any` is younger than browsers that still visit, and a form must not depend on it.
  const ended = new AbortController()
  const end = () => ended.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(end, timeoutMs)
  }
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    const call = { method, headers, cache: 'no-store', signal: ended.signal } as const
    const response = await fetchProven(
      path,
      { ...call, ...(body !== undefined && { body: JSON.stringify(body) }) },
      wait,
    )
    const text = await response.text()
    if (!response.ok) return { refusal: refusalOf(response, parsed(text)) }
    const answer = parsed(text)
    if (typeof answer !== 'object' || answer === null) return unreachable()
    return { answer: answer as Answer, at: Date.parse(response.headers.get('date') ?? '') || Date.now() }
  } catch {
    return unreachable()
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

function unreachable(): { refusal: Refusal } {
  return { refusal: fail('server.unreachable').toJSON() }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const plain: Record<number, ErrorCode> = { 404: 'request.not-found', 415: 'request.type', 507: 'server.full' }

const again = 'The page and the server have different versions. Reload the page, then try again.'

/** What the server says to programs, in words for the person at the page that sent the call. */
const forPeople: Readonly<Record<string, string>> = {
  'address.invalid': 'This address cannot be read. Copy it whole from your wallet, and try again.',
  'form.unknown': again,
  'request.foreign-origin': again,
  'request.malformed': again,
  'request.method': again,
  'request.type': again,
} satisfies Partial<Record<ErrorCode, string>>

/** In a window of another site a browser keeps no session of ours (decision 281): there it cannot be begun either. */
const inFrame = 'You cannot sign in inside a frame. Open this page in a tab of its own, connect there, and sign in.'

const isFramed = () => typeof window !== 'undefined' && window.parent !== window

function wordsFor(code: string): string | undefined {
  return code === 'sign-in.required' && isFramed() ? inFrame : forPeople[code]
}

/** The refusal as our server words it, to people; for the bare status of a proxy in front of it, the sentence of that status. */
function refusalOf(response: Response, body: unknown): Refusal {
  const seconds = Number(response.headers.get('retry-after')) || undefined
  const refusal = body as Partial<Refusal> | undefined
  if (typeof refusal?.code === 'string' && typeof refusal.message === 'string')
    return { seconds, ...refusal, message: wordsFor(refusal.code) ?? refusal.message } as Refusal
  if (response.status === 429) return fail('request.too-many', { seconds: seconds ?? 60 }).toJSON()
  if (response.status === 502 || response.status === 503 || response.status === 504)
    return { ...fail('server.unavailable').toJSON(), seconds }
  const { code, message } = fail((plain[response.status] ?? 'server.fault') as 'server.fault')
  return { code, message: forPeople[code] ?? message }
}
