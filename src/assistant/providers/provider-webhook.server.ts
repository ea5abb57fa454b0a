import { readReply } from '#assistant/messages/reply-stream.ts'
import type { Provider, ProviderDeps, ProviderKind } from './provider.server.ts'
import { openBreaker } from './breaker.server.ts'
import type { Waits } from './reply-timeout.server.ts'
import { openUpstream } from './upstream-reply.server.ts'

/** Passes messages on to an n8n workflow. It learns the message, the page, and a name of the conversation that nobody can guess. */
export function webhookProvider({ url, env }: Pick<ProviderDeps, 'url' | 'env'>, waits?: Waits): Provider {
  const breaker = openBreaker()
  return {
    name: 'webhook',
    // A workflow remembers by the name of the conversation, if it wants to.
    forgets: false,
    state: breaker.state,
    async *reply({ question, session, page, signal }) {
      const upstream = await openUpstream({
        breaker,
        leaving: signal,
        waits,
        call: {
          url,
          headers: {
            accept: 'application/json, text/plain;q=0.9, */*;q=0.5',
            ...(env.CHAT_WEBHOOK_AUTH && { authorization: env.CHAT_WEBHOOK_AUTH }),
          },
          body: JSON.stringify({
            action: 'sendMessage',
            chatInput: question,
            sessionId: session,
            ...(page && { metadata: { page } }),
          }),
          allowPrivate: env.CHAT_ALLOW_PRIVATE,
        },
      })
      yield* upstream.events(readReply(upstream.answer, upstream.reading), (event) =>
        // Places of this site are named by this site alone.
        event.type === 'end' ? { ...event, citations: [] } : event,
      )
    },
  }
}

/** An n8n workflow. */
export const webhook: ProviderKind = {
  variable: 'CHAT_WEBHOOK_URL',
  now: 'a workflow, configured',
  open: (deps) => webhookProvider(deps),
}
