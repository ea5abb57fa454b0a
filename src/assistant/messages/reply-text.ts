import { isRecord } from './is-record.ts'
import { isTooDeep, parsedJson } from './json-depth.ts'

/** Where a workflow may keep its reply, in the order they are looked at. */
const replyFields = ['output', 'response', 'reply', 'message', 'text', 'content'] as const

/**
 * The reply in a plain body: of a JSON object the first field that has one, else the body as it is. Of an array, the first element
 * counts. Undefined when there is no word in it, when it only says that a workflow has begun, or when its levels are too deep to be
 * read.
 */
export function replyText(body: string): string | undefined {
  const parsed = parsedJson(body)
  if (isTooDeep(parsed)) return undefined
  const first = Array.isArray(parsed) ? (parsed as unknown[])[0] : parsed
  const found = isRecord(first) ? textOfFields(first, replyFields) : undefined
  if (found !== undefined) return found || undefined
  // The hosted chat of n8n: what it will say comes by a connection we do not open.
  if (isRecord(first) && typeof first.executionStarted === 'boolean') return undefined
  return body.trim() ? body : undefined
}

/** The first field with a word in it; an empty text when the fields that are there are all blank. */
function textOfFields(record: Record<string, unknown>, fields: readonly string[]): string | undefined {
  let blank: string | undefined
  for (const field of fields) {
    const value = record[field]
    const text = isRecord(value) ? textOfFields(value, ['text', 'content']) : value
    if (typeof text === 'string' && text.trim()) return text
    if (typeof text === 'number' || typeof text === 'boolean') return String(text)
    if (typeof text === 'string') blank = ''
  }
  return blank
}
