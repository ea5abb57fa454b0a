import { isRecord } from '#assistant/messages/is-record.ts'
import { readActs, type ActLink } from '#assistant/messages/act-link.ts'
import { readExtras, type Citation } from '#assistant/messages/citation.ts'

/**
 * How a reply ended, where it did not end well, or where it is from. `local`: it was found in the browser, while the server could not
 * answer. `here`: it was made in the browser, and nothing was sent. `looked-up`: likewise, but for the address or name it is about.
 */
export type ReplyMark = 'failed' | 'stopped' | 'interrupted' | 'local' | 'here' | 'looked-up'

/** Whether what was said before a reply with this mark stayed in the browser. */
export const stayedHere = (mark: ReplyMark | undefined): boolean => mark === 'here' || mark === 'looked-up'

/** One message of a conversation, as it is shown and kept. */
export type ChatMessage = {
  isUser: boolean
  text: string
  /** For the visitor's own message also the key under which it is sent, however often. */
  id: string
  /** The message this answers. */
  to?: string
  mark?: ReplyMark
  citations?: readonly Citation[]
  suggestions?: readonly string[]
  /** What can be done next. */
  acts?: readonly ActLink[]
  /** What the server calls the reply, for feedback on it. */
  replyId?: string
  helpful?: boolean
  /** The person who wrote it, where it was not the assistant. */
  from?: string
}

/** A message on its way to the server, on the page it was written on. `tries` counts how often nobody could be reached. */
export type QueuedMessage = { key: string; text: string; page: string; state: 'sending' | 'queued'; tries: number }

const marks: readonly unknown[] = [
  'failed',
  'stopped',
  'interrupted',
  'local',
  'here',
  'looked-up',
] satisfies ReplyMark[]
const isText = (value: unknown): value is string => typeof value === 'string'

/** Kept messages, as far as they are messages; undefined where no list was kept. */
export function readMessages(kept: unknown): ChatMessage[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return (kept as unknown[]).filter(isRecord).flatMap((each) => {
    const { isUser, text, id, to, mark, replyId, helpful, from } = each
    if (typeof isUser !== 'boolean' || !isText(text) || !isText(id)) return []
    const { citations, suggestions } = readExtras(each)
    const acts = readActs(each['acts'])
    return {
      isUser,
      text,
      id,
      ...(isText(to) && { to }),
      ...(marks.includes(mark) && { mark: mark as ReplyMark }),
      ...(citations.length > 0 && { citations }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(acts.length > 0 && { acts }),
      ...(isText(replyId) && { replyId }),
      ...(typeof helpful === 'boolean' && { helpful }),
      ...(isText(from) && { from }),
    }
  })
}

/** Kept messages that were not sent, as far as they are that. None of them is on its way. */
export function readQueue(kept: unknown): QueuedMessage[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return (kept as unknown[])
    .filter(isRecord)
    .flatMap(({ key, text, page }) =>
      isText(key) && isText(text) && isText(page) ? { key, text, page, state: 'queued', tries: 0 } : [],
    )
}
