import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import type { Topic } from '#assistant/retrieval/asked.ts'

/** A question and its reply from earlier in the conversation. */
export type Turn = { question: string; reply: string }

/** What a provider is told. `session` is what the conversation is called outside the browser; `address` is what budgets are counted on. */
export type Asking = {
  question: string
  session: string
  address: string
  page?: string
  topic?: Topic
  turns: readonly Turn[]
  /** Aborts when the visitor leaves. */
  signal: AbortSignal
}

/** A reply as it arrives; its end may carry the topic for the next question. */
export type ProviderEvent = ReplyEvent | (ReplyEvent & { type: 'end'; topic?: Topic })

/**
 * Whoever answers. `reply` throws an `AppError` of the chat, or `UpstreamStatus`, when there is nothing to tell; once something was
 * told, what goes wrong is an event.
 */
export type Provider = {
  name: 'built-in' | 'webhook' | 'model'
  /** Whether it has to be told what was said before. */
  forgets: boolean
  state(): 'closed' | 'open'
  reply(asking: Asking): AsyncGenerator<ProviderEvent>
}

/** The upstream answered with a status that is no success: passed on as that status, and nothing else of the answer. */
export class UpstreamStatus extends Error {
  override name = 'UpstreamStatus'
  readonly status: number

  constructor(status: number) {
    super(`The upstream answered ${status}`)
    this.status = status
  }
}
