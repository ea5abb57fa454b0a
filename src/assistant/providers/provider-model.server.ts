import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { releaseTrue } from '#assistant/claims/release-true.ts'
import type { Retrieved } from '#assistant/facts/retrieve.ts'
import type { Provider, Asking, ProviderDeps, ProviderKind } from './provider.server.ts'
import { openBreaker } from './breaker.server.ts'
import { modelMessages, replyTokens, tokensOf, type ModelMessage } from './model-prompt.server.ts'
import { readModel } from './model-stream.ts'
import type { Waits } from './reply-timeout.server.ts'
import { openUpstream } from './upstream-reply.server.ts'

/**
 * Has a model answer from what the site says about a question. The sentences of the site itself are the answer where it says nothing
 * about it, where the model cites nothing it was given, cannot be had, or the budget of the day is spent.
 */
export function modelProvider({ url, env, retrieve, pages, budget, failed }: ProviderDeps, waits?: Waits): Provider {
  const breaker = openBreaker()
  const builtIn = pages()

  async function* ask(asking: Asking, found: Retrieved): AsyncGenerator<ReplyEvent> {
    const messages = modelMessages(asking, found.sources)
    const tokens = tokensOf(messages) + replyTokens
    if (!(await budget.take(asking.address, tokens))) return
    let answered = false
    try {
      for await (const event of askModel(asking, messages, found)) {
        answered ||= event.type === 'text'
        yield event
      }
    } finally {
      // A visitor who leaves pays for the model's work. One without an answer takes nothing from others.
      if (!answered && !asking.signal.aborted) await budget.giveBack(tokens)
    }
  }

  async function* askModel(asking: Asking, messages: readonly ModelMessage[], found: Retrieved) {
    const upstream = await openUpstream({
      breaker,
      leaving: asking.signal,
      waits,
      call: {
        url: `${url.replace(/\/$/, '')}/chat/completions`,
        headers: {
          accept: 'text/event-stream',
          ...(env.CHAT_MODEL_KEY && { authorization: `Bearer ${env.CHAT_MODEL_KEY}` }),
        },
        body: JSON.stringify({
          model: env.CHAT_MODEL ?? 'default',
          messages,
          stream: true,
          max_tokens: replyTokens,
          temperature: 0.2,
        }),
        allowPrivate: env.CHAT_ALLOW_PRIVATE,
      },
    })
    yield* releaseTrue(upstream.events(readModel(upstream.answer, upstream.reading)), found.sources, found.language)
  }

  return {
    name: 'model',
    forgets: true,
    state: breaker.state,
    async *reply(asking) {
      const found = retrieve(asking)
      let told = false
      if (found.sources.length > 0)
        try {
          for await (const event of ask(asking, found)) {
            if (event.type === 'text') told = true
            // An end before any word, or a failure: the pages answer instead.
            if (!told) break
            yield event.type === 'end' ? { ...event, topic: found.topic } : event
          }
        } catch (error) {
          if (asking.signal.aborted) throw error
          failed(error)
        }
      if (!told) yield* builtIn.reply(asking)
    },
  }
}

/** A model behind an OpenAI-compatible endpoint. */
export const model: ProviderKind = {
  variable: 'CHAT_MODEL_URL',
  now: 'a model, configured, on what the pages say',
  open: (deps) => modelProvider(deps),
}
