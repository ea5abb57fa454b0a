import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { setTimeout } from 'node:timers/promises'
import { releaseTrue } from '#assistant/claims/release-true.ts'
import type { Retrieved } from '#assistant/facts/retrieve.ts'
import type { Provider, Asking, ProviderDeps, ProviderEvent, ProviderKind } from './provider.server.ts'
import { openBreaker } from './breaker.server.ts'
import { modelMessages, replyTokens, tokensOf, type ModelMessage } from './model-prompt.server.ts'
import { readModel } from './model-stream.ts'
import type { Waits } from './reply-timeout.server.ts'
import { openUpstream } from './upstream-reply.server.ts'

/** Milliseconds that a visitor waits for a model before the facts answer; what the model says follows. */
const stallTime = 3_000

/**
 * Has a model answer from what the site says about a question. The sentences of the site itself are the answer where it says nothing
 * about it, where the model cites nothing it was given, cannot be had, or the budget of the day is spent.
 */
export function modelProvider(
  { url, env, retrieve, pages, budget, failed }: ProviderDeps,
  { stall = stallTime, ...waits }: Waits & { stall?: number } = {},
): Provider {
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
      if (found.sources.length === 0) return yield* builtIn.reply(asking)
      const events = ask(asking, found)
      const first = events.next()
      // A failure is told below, when its turn comes.
      first.catch(() => undefined)
      const own = (await isSilent(first, stall)) ? await wholeOf(builtIn.reply(asking)) : undefined
      if (own) yield { type: 'text', text: own.text, part: 0 }
      let told = false
      try {
        for (let next = await first; !next.done; next = await events.next()) {
          const event = next.value
          if (event.type === 'text') told = true
          // An end before any word, or a failure: the facts answer instead.
          if (!told) break
          if (event.type === 'text') yield own ? after(event, own.end.citations.length) : event
          else if (event.type === 'error') yield event
          else yield { ...event, citations: [...(own?.end.citations ?? []), ...event.citations], topic: found.topic }
        }
      } catch (error) {
        if (asking.signal.aborted) throw error
        failed(error)
        if (told) throw error
      } finally {
        await events.return(undefined)
      }
      if (told) return
      if (own) yield own.end
      else yield* builtIn.reply(asking)
    },
  }
}

/** A piece of a second message, whose sources are numbered after those of the first. */
const after = (event: Extract<ReplyEvent, { type: 'text' }>, sources: number): ReplyEvent => ({
  ...event,
  part: event.part + 1,
  text: event.text.replaceAll(/\[(\d+)\](?=\()/g, (_, number: string) => `[${Number(number) + sources}]`),
})

type Ended = Extract<ProviderEvent, { type: 'end' }>

/** Whether nothing has come for so many milliseconds. */
async function isSilent(first: Promise<unknown>, ms: number): Promise<boolean> {
  const waited = new AbortController()
  const silent = setTimeout(ms, true, { signal: waited.signal }).catch(() => false)
  const come = first.then(
    () => false,
    () => false,
  )
  return Promise.race([come, silent]).finally(() => waited.abort())
}

/** A reply that comes at once: its text and its end. */
async function wholeOf(events: AsyncIterable<ProviderEvent>): Promise<{ text: string; end: Ended }> {
  let text = ''
  let end: Ended = { type: 'end', interrupted: false, citations: [], suggestions: [] }
  for await (const event of events)
    if (event.type === 'text') text += event.text
    else if (event.type === 'end') end = event
  return { text, end }
}

/** A model behind an OpenAI-compatible endpoint. */
export const model: ProviderKind = {
  variable: 'CHAT_MODEL_URL',
  now: 'a model, configured, on what the pages say',
  open: (deps) => modelProvider(deps),
}
