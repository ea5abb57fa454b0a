import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import type { Topic } from '#assistant/facts/resolve.ts'
import type { Retrieved } from '#assistant/facts/retrieve.ts'
import type { Language } from '#content/answers/fact.ts'
import type { Env } from '#core/process/env.server.ts'

/** A question and its reply from earlier in the conversation. */
export type Turn = { question: string; reply: string }

/** What a provider is told. `session` is what the conversation is called outside the browser; `address` is what budgets are counted on. */
export type Asking = {
  question: string
  session: string
  address: string
  page?: string
  topic?: Topic
  /** The language that the visitor’s browser is set to. */
  browser?: Language
  turns: readonly Turn[]
  /** Aborts when the visitor leaves. */
  signal: AbortSignal
}

/** What became of a question. `guessed`: the nearest facts were told, and said to be no more than that; `asked`: it was asked back. */
export const outcomes = ['answered', 'guessed', 'asked', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** A reply as it arrives; its end may carry the topic for the next question, and what became of this one. */
export type ProviderEvent = ReplyEvent | (ReplyEvent & { type: 'end'; topic?: Topic; outcome?: Outcome })

/**
 * What answers. `reply` throws an `AppError` of the chat, or `UpstreamStatus`, when there is nothing to tell; once something was told,
 * what goes wrong is an event.
 */
export type Provider = {
  /** In the health detail. */
  name: string
  /** Whether it has to be told what was said before. */
  forgets: boolean
  state(): 'closed' | 'open'
  reply(asking: Asking): AsyncGenerator<ProviderEvent>
}

/** What a provider may stand on. */
export type ProviderDeps = {
  /** The value of its variable. */
  url: string
  env: Env
  /** The pages as a provider, for what it does not answer itself. */
  pages(): Provider
  /** What the site says about a question. */
  retrieve(asking: Pick<Asking, 'question' | 'page' | 'topic' | 'browser'>): Retrieved
  /** Tokens of the day: `take` answers whether an address may still use so many. */
  budget: { take(address: string, tokens: number): Promise<boolean>; giveBack(tokens: number): Promise<void> }
  /** Told of each failure that visitors do not see. */
  failed(error: unknown): void
}

/** A provider that the operator can choose. */
export type ProviderKind = {
  /** The variable that chooses it. */
  variable: keyof Env & `CHAT_${string}_URL`
  /** What the start says of it, such as `a workflow, configured`. */
  now: string
  open(deps: ProviderDeps): Provider
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
