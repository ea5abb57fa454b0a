import { NodeRefused } from './node-rpc.server.ts'
import { NodeTrouble } from './rpc-post.server.ts'

type Body = {
  jsonrpc?: unknown
  id?: unknown
  result?: unknown
  error?: { code?: unknown; message?: unknown; data?: unknown }
}
type Heard = { status: number; text: string; retryAfter?: string | undefined }

/**
 * What a node's HTTP answer means: its result, or `NodeRefused` when it answered with an error that is about the question, cleaned by
 * `clean`. Anything else is `NodeTrouble`: another node may know better.
 */
export function readAnswer(
  { status, text, retryAfter }: Heard,
  id: number,
  clean: (message: string) => string,
): unknown {
  const rest = restOf(retryAfter)
  if (status === 429) throw new NodeTrouble('http-429', { arrived: false, rest })
  if (status === 401 || status === 402 || status === 403)
    throw new NodeTrouble(`http-${status}`, { arrived: false, rest })
  if (status >= 300 && status < 400) throw new NodeTrouble('redirect')
  if (status >= 500 || status === 408) throw new NodeTrouble(`http-${status}`, { rest })
  const body = parse(text)
  if (!body || body.id !== id) throw new NodeTrouble(status === 200 ? 'garbage' : `http-${status}`)
  if (body.error === undefined || body.error === null) {
    if (body.result === undefined) throw new NodeTrouble('garbage')
    return body.result
  }
  const { code, message, data } = body.error
  if (typeof code !== 'number' || typeof message !== 'string') throw new NodeTrouble('garbage')
  const hex = hexOf(data)
  if (hex === undefined && isLimit(code, message)) throw new NodeTrouble('limit', { arrived: false, rest })
  throw new NodeRefused(code, clean(message), hex)
}

/**
 * Whether an error is a rate limit of the node. Anyone can choose what a contract reverts with, so that text never counts,
 * or a visitor could silence our nodes; nor does a complaint about what was asked, such as too many logs.
 */
function isLimit(code: number, message: string): boolean {
  if (code === 3 || /revert|execution|\bvm\b|\bgas\b|range|results|logs|response size/i.test(message)) return false
  if (code === 429 || code === -32_005) return true
  return /rate.?limit|too many requests|request limit|daily request|compute units|throughput|quota|capacity (limit|exceeded)/i.test(
    message,
  )
}

/** Where nodes put what a contract reverted with: by itself, after a word, or one level down. */
function hexOf(data: unknown): string | undefined {
  const text = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  if (typeof text !== 'string') return undefined
  return text.match(/^(?:Reverted )?(0x(?:[\da-f]{2})*)$/i)?.[1]
}

function restOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter)
  return retryAfter !== undefined && seconds > 0 ? Math.min(seconds, 300) * 1_000 : undefined
}

function parse(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : undefined
  } catch {
    return undefined
  }
}
