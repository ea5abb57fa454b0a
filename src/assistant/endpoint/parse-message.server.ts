import { keyPattern, messageLength, sessionIdLength } from '#assistant/messages/message-bounds.ts'
import { fail } from '#core/errors.ts'
import { sitePath } from '#forms/definition/parse-submission.server.ts'
import { failChat } from '#assistant/errors.ts'

/** A message of the chat after the border. `begins`: the window shows nothing before it. `load`: the browser asks for an earlier conversation instead. */
export type Message =
  | { question: string; sessionId: string; page?: string; key?: string; begins: boolean }
  | { load: true }

/**
 * Checks the body of a call. Throws `chat.empty`, `chat.too-long` or `request.malformed`. What n8n's widget sends besides is let pass
 * unread; characters that cannot be displayed are taken out.
 */
export function parseMessage({ action, chatInput, sessionId, metadata, key }: Record<string, unknown>): Message {
  if (action === 'loadPreviousSession') return { load: true }
  if (chatInput !== undefined && typeof chatInput !== 'string') throw fail('request.malformed')
  const question = displayable(chatInput ?? '').trim()
  if (!question) throw failChat('chat.empty')
  if (question.length > messageLength) throw failChat('chat.too-long', { limit: messageLength })
  const id = typeof sessionId === 'number' ? String(sessionId) : sessionId
  if (typeof id !== 'string' || id.length > sessionIdLength) throw fail('request.malformed')
  if (key !== undefined && (typeof key !== 'string' || !keyPattern.test(key))) throw fail('request.malformed')
  const { page, begins } = (metadata ?? {}) as Record<string, unknown>
  return {
    question,
    sessionId: id,
    page: typeof page === 'string' ? sitePath(page) : undefined,
    key,
    begins: begins === true,
  }
}

/** A text without halves of surrogate pairs and control characters; lines and tabs stay. */
export function displayable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
}
