import type { Hono } from 'hono'
import { askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { admitCall } from '#core/admission/visitor-limits.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { failHandOver } from './hand-over-errors.ts'
import { heardOf } from './hand-over.server.ts'

/** A window that waits asks thirty times in ten minutes; a hall of visitors has one network. */
const asking = { name: 'hand-over-answers', quiet: 3_000, seconds: 600 }

/**
 * `POST answers`, to be mounted under `/api/hand-over`: what a person answered, to the key that the page got with its question. Throws
 * `hand-over.gone` for any other.
 */
export function handOverEndpoints(deps: AdmissionDeps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/answers', async (c) => {
      await admitCall(deps, asking, askerOf(c))
      const { key, after, ...others } = await readBody(c, { types: ['application/json'], limit: 1_024 })
      if (typeof key !== 'string' || !/^[\w-]{22}$/.test(key)) throw fail('request.malformed')
      if (after !== undefined && !(typeof after === 'string' && isUuid(after))) throw fail('request.malformed')
      if (Object.keys(others).length > 0) throw fail('request.malformed')
      const heard = await heardOf(deps.db, { key, after })
      if (!heard) throw failHandOver('hand-over.gone')
      c.header('Cache-Control', 'no-store')
      return c.json({
        waits: heard.waits,
        answers: heard.answers.map(({ id, name, answer, createdAt }) => ({ id, name, text: answer, at: createdAt })),
      })
    })
    .all('/answers', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
}
