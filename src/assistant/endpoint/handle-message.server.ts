import { randomUUID } from 'node:crypto'
import { readExtras } from '#assistant/messages/citation.ts'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { asksForSecret, askingText } from '#assistant/messages/secret-requests.ts'
import type { Provider, ProviderEvent, Asking } from '#assistant/providers/provider.server.ts'
import type { Language } from '#content/answers/fact.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { replyByKey, storeReply, turnsOf, type StoredReply } from './replies.server.ts'
import type { Visitor } from './visitor.server.ts'

/** One message on its way to the provider. */
export type Said = {
  question: string
  session: string
  visitor: Visitor
  address: string
  page?: string
  /** The language that the browser is set to. */
  browser?: Language
  key?: string
  /** Nothing was said before it in the window: what was is not gone on with. */
  begins: boolean
  signal: AbortSignal
}

/**
 * Has a message answered and stores the reply when it has ended, or broken off. A message that was answered before gets the same reply
 * again. Throws what the provider throws before its first text, and `form.conflict` for other words under the same key.
 */
export async function* handleMessage(
  { db, provider }: { db: Database; provider: Provider },
  said: Said,
): AsyncGenerator<ReplyEvent> {
  const { question, session, key } = said
  const [earlier, turns] = await Promise.all([
    key ? replyByKey(db, { session, key }) : undefined,
    provider.forgets && !said.begins ? turnsOf(db, session) : [],
  ])
  if (earlier && earlier.question !== question) throw fail('form.conflict')
  if (earlier) return yield* again(earlier)

  const asking: Asking = {
    question,
    session,
    address: said.address,
    page: said.page,
    browser: said.browser,
    topic: turns.at(-1)?.topic ?? undefined,
    turns: turns.filter(({ reply }) => reply),
    signal: said.signal,
  }
  yield* stored(guarded(provider.reply(asking)), { db, said })
}

async function* again({ id, reply, extras }: StoredReply): AsyncGenerator<ReplyEvent> {
  yield { type: 'text', text: reply, part: 0 }
  yield { type: 'end', interrupted: false, ...readExtras(extras), id }
}

/** Stops a reply that asks for a secret, and says why. */
async function* guarded(events: AsyncGenerator<ProviderEvent>): AsyncGenerator<ProviderEvent> {
  // Only the sentence that is being written can begin to ask; all before it was looked at.
  let sentence = ''
  for await (const event of events) {
    if (event.type === 'text') sentence = sentence.slice(-400) + event.text
    if (event.type === 'text' && asksForSecret(sentence)) {
      yield { type: 'text', text: `\n\n${askingText}`, part: event.part }
      return yield { type: 'end', interrupted: false, citations: [], suggestions: [] }
    }
    sentence = sentence.slice(Math.max(sentence.lastIndexOf('. '), sentence.lastIndexOf('\n'), 0))
    yield event
  }
}

async function* stored(
  events: AsyncGenerator<ProviderEvent>,
  { db, said: { question, session, visitor, key, begins } }: { db: Database; said: Said },
): AsyncGenerator<ReplyEvent> {
  const id = randomUUID()
  const row = { id, visitorSha256: visitor.sha256, session, key, question, begins }
  let text = ''
  let part = 0
  let ended = false
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        text += event.part === part ? event.text : `\n\n${event.text}`
        part = event.part
      }
      if (event.type !== 'end') {
        yield event
        continue
      }
      const { type: _, interrupted, topic, outcome, ...extras } = { topic: undefined, outcome: undefined, ...event }
      ended = true
      const status = interrupted ? 'interrupted' : 'whole'
      // A reply that cannot be stored is a reply all the same; it only cannot be rated.
      const isStored = await storeReply(db, { ...row, reply: text, extras, topic, outcome, status }).then(
        () => true,
        () => false,
      )
      yield { type: 'end', interrupted, ...readExtras(extras), ...(isStored && { id }) }
    }
  } finally {
    if (!ended && text) await storeReply(db, { ...row, reply: text, status: 'interrupted' }).catch(() => undefined)
  }
}
