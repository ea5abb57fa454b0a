import type { Hono } from 'hono'
import { commentLength } from '#assistant/messages/message-bounds.ts'
import { findSecret } from '#assistant/messages/secrets.ts'
import { askerOf } from '#core/admission/admission.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { admitChat } from './chat-admission.server.ts'
import { displayable } from './parse-message.server.ts'
import { eraseReplies, exportReplies, rateReply } from './replies.server.ts'
import { visitorsOf } from './visitor.server.ts'
import type { ChatDeps } from './webhook-endpoint.server.ts'
import { failChat } from '#assistant/errors.ts'

/**
 * `POST /feedback`, `/erase` and `/export`, to be mounted under `/api/chat`: what a browser may do with its own conversations, which its
 * cookie opens and nothing else.
 */
export function feedbackEndpoint(deps: Omit<ChatDeps, 'provider'>): Hono<{ Variables: Variables }> {
  const visitors = visitorsOf(deps)
  const json = { types: ['application/json'], limit: 8 * 1024 }
  const app = endpoint()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method === 'POST') await admitChat(deps, 'chat-other', askerOf(c))
    await next()
  })
  return app
    .post('/feedback', async (c) => {
      const { id, helpful, comment, ...others } = await readBody(c, json)
      if (typeof id !== 'string' || typeof helpful !== 'boolean' || Object.keys(others).length > 0)
        throw fail('request.malformed')
      if (comment !== undefined && typeof comment !== 'string') throw fail('request.malformed')
      const words = displayable(comment ?? '').trim()
      if (words.length > commentLength) throw failChat('chat.too-long', { limit: commentLength })
      if (await findSecret(words)) throw failChat('chat.secret')
      const visitor = visitors.known(c)
      const rating = { id, helpful, comment: words || undefined }
      const rated = visitor && isUuid(id) && (await rateReply(deps.db, { ...rating, visitorSha256: visitor.sha256 }))
      if (!rated) throw fail('request.not-found')
      return c.body(null, 204)
    })
    .post('/export', async (c) => {
      await readBody(c, json)
      const visitor = visitors.known(c)
      return c.json({ replies: visitor ? await exportReplies(deps.db, visitor.sha256) : [] })
    })
    .post('/erase', async (c) => {
      await readBody(c, json)
      const visitor = visitors.known(c)
      if (visitor) await eraseReplies(deps.db, visitor.sha256)
      visitors.forget(c)
      return c.body(null, 204)
    })
    .all('/:act{feedback|export|erase}', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
}
