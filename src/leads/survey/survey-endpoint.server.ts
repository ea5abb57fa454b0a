import type { Hono } from 'hono'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import { countSurvey, openResults } from './survey-results.server.ts'

/** `GET results`: what everybody has answered, as numbers. A cache in between may keep it for three seconds. */
export function surveyEndpoints(deps: AcceptDeps): Hono<{ Variables: Variables }> {
  const results = openResults(() => countSurvey(deps.db))
  return endpoint()
    .get('/results', async (c) => {
      await limitPages(deps, 'read', c.get('clientAddress'))
      c.header('Cache-Control', 'public, max-age=3')
      return c.json(await results())
    })
    .all('/results', (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', 'GET, HEAD')
      return answer
    })
}
