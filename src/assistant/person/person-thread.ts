import { isRecord } from '#assistant/messages/is-record.ts'
import type { ChatMessage } from '#assistant/conversation/chat-message.ts'

/** What a person answered, as the server tells it. */
export type PersonAnswer = { id: string; name: string; text: string }

/**
 * The question that a person answers. `key` asks for the answers, `waits` says that there is none yet, `after` is the last that was heard,
 * and `answers` are those of this conversation.
 */
export type PersonThread = { key: string; waits: boolean; after?: string; answers: readonly PersonAnswer[] }

/** Answers as far as they are answers; undefined where there is no list. */
export function readAnswers(list: unknown): PersonAnswer[] | undefined {
  if (!Array.isArray(list)) return undefined
  return (list as unknown[])
    .filter(isRecord)
    .flatMap(({ id, name, text }) =>
      typeof id === 'string' && typeof name === 'string' && typeof text === 'string' ? [{ id, name, text }] : [],
    )
}

/** A kept question; undefined where it is none. */
export function readThread(kept: unknown): PersonThread | undefined {
  if (!isRecord(kept) || typeof kept.key !== 'string') return undefined
  const { key, waits, after } = kept
  return {
    key,
    waits: waits === true,
    ...(typeof after === 'string' && { after }),
    answers: readAnswers(kept.answers) ?? [],
  }
}

/** The answers as messages of the conversation. */
const personMessages = (answers: readonly PersonAnswer[]): ChatMessage[] =>
  answers.map(({ id, name, text }) => ({ isUser: false, text, id: `person-${id}`, from: name }))

/** Messages with those answers behind them that they do not have. */
export function withAnswers(
  messages: readonly ChatMessage[],
  answers: readonly PersonAnswer[] = [],
): readonly ChatMessage[] {
  const fresh = personMessages(answers).filter((answer) => !messages.some(({ id }) => id === answer.id))
  return fresh.length > 0 ? [...messages, ...fresh] : messages
}

/** What was heard of a question, beside what is known of it. */
export function mergedThread(known: PersonThread | undefined, heard: PersonThread): PersonThread {
  if (known?.key !== heard.key) return heard
  const fresh = heard.answers.filter((answer) => !known.answers.some(({ id }) => id === answer.id))
  const after = heard.after ?? known.after
  return { ...heard, ...(after && { after }), answers: [...known.answers, ...fresh] }
}
