import type { Context, Hono } from 'hono'
import { browserLanguage } from '#assistant/facts/detect-language.ts'
import { statusText } from '#assistant/messages/error-texts.ts'
import { findSecret } from '#assistant/messages/secrets.ts'
import { UpstreamStatus, type Provider } from '#assistant/providers/provider.server.ts'
import { askerOf } from '#core/admission/admission.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { handleMessage } from './handle-message.server.ts'
import { admitChat, limitVisitor } from './chat-admission.server.ts'
import { parseMessage } from './parse-message.server.ts'
import { answerStream, answerWhole, streamTypeOf } from './reply-answer.server.ts'
import { visitorsOf, type Visitors } from './visitor.server.ts'
import { chatErrors, failChat } from '#assistant/errors.ts'

/** What the chat needs. */
export type ChatDeps = { db: Database; env: Env; secret: Secret; provider: Provider }

type ChatContext = Context<{ Variables: Variables }>

/** `POST /:id/chat`, to be mounted under `/webhook`: the same call as n8n's, with every provider. */
export function webhookEndpoint(deps: ChatDeps): Hono<{ Variables: Variables }> {
  const visitors = visitorsOf(deps)
  return endpoint()
    .post('/:id/chat', async (c) => {
      if (c.req.param('id') !== deps.env.CHAT_ID) throw fail('request.not-found')
      c.header('Cache-Control', 'no-store')
      try {
        return await answer(deps, visitors, c)
      } catch (error) {
        if (error instanceof UpstreamStatus) return passOn(c, error)
        // Nobody is there any more to read an answer.
        if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
        throw error
      }
    })
    .all('/:id/chat', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
}

async function answer(deps: ChatDeps, visitors: Visitors, c: ChatContext): Promise<Response> {
  refuseForeignOrigin(c, deps.env)
  const message = parseMessage(await readBody(c, { types: ['application/json'] }))
  if ('load' in message) return c.json({ data: [] })
  await admitChat(deps, 'chat', askerOf(c))
  const kind = await findSecret(message.question)
  if (kind) throw failChat('chat.secret')
  const known = visitors.known(c)
  if (known) await limitVisitor(deps, known.sha256)
  const visitor = visitors.met(c)
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  c.req.raw.signal.addEventListener('abort', leave)
  const events = handleMessage(deps, {
    ...message,
    browser: browserLanguage(c.req.header('accept-language')?.split(/[,;]/) ?? []),
    session: visitor.session(message.sessionId),
    visitor,
    address: c.get('clientAddress'),
    signal: leaving.signal,
  })
  const type = streamTypeOf(c.req.header('accept'))
  return type ? answerStream(events, { type, leave, headers: c.res.headers }) : answerWhole(c, events)
}

/** The status of a workflow that refuses or fails, in words of our own. */
function passOn(c: ChatContext, { status }: UpstreamStatus): Response {
  const asOurs = new AppError('chat.unreachable', { ...chatErrors['chat.unreachable'], message: statusText(status) })
  c.set('failure', new UpstreamStatus(status))
  return new Response(JSON.stringify(asOurs), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}
