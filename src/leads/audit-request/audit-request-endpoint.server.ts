import type { Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { followTokenLink } from '#forms/http/token-action.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { answerQuote } from './answer-quote.server.ts'
import { quoteAnswers, type QuoteAnswer } from './audit-quote.ts'
import { withdrawAuditRequest } from './audit-request.server.ts'

/** `withdraw`, which erases the request its token belongs to, and `quotes/:step/accept` and `decline`, which answer a quote. */
export function auditRequestEndpoints(deps: AcceptDeps & Pages): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/withdraw', (c) =>
      followTokenLink(deps, c, async (token) => {
        await withdrawAuditRequest(deps, token)
        return { json: { status: 'withdrawn' }, page: '/audit-request/withdrawn' }
      }),
    )
    .post('/quotes/:step/:answer{accept|decline}', (c) =>
      followTokenLink(deps, c, async (token) => {
        const answer = c.req.param('answer') as QuoteAnswer
        await answerQuote(deps, { token, quote: c.req.param('step'), answer })
        return { json: { status: quoteAnswers[answer] }, page: `/audit-request/${token}` }
      }),
    )
    .on('ALL', ['/withdraw', '/quotes/:step/:answer{accept|decline}'], (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', 'POST')
      return answer
    })
}
