import type { Context } from 'hono'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, readBody, type Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'

type Deps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> } & Pages
type TokenContext = Context<{ Variables: Variables }>

/** What acting on a token came to: the answer to a program, and the page a browser is led to. */
export type TokenDone = { json: Record<string, string>; page: string }

/**
 * Acts on a token from the body, and on nothing else: a GET never does, since mail scanners open every link. JSON is answered with
 * JSON, the form of our own page with a page.
 */
export async function followTokenLink(
  deps: Deps,
  c: TokenContext,
  change: (token: string) => Promise<TokenDone>,
): Promise<Response> {
  const plain = (c.req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
  try {
    await countToken(deps, c)
    const { token, ...others } = await readBody(c)
    if (typeof token !== 'string' || Object.keys(others).length > 0) throw fail('request.malformed')
    const { json, page } = await change(token)
    c.header('Cache-Control', 'no-store')
    return plain ? c.redirect(page, 303) : c.json(json)
  } catch (error) {
    const answer = answerError(error, c)
    if (!plain) return answer
    const retryAfter = answer.headers.get('retry-after')
    const { message } = (await answer.json()) as { message: string }
    return refusedPage(deps, {
      status: answer.status,
      message,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    })
  }
}

/** Counts one try of a token. Throws when there were too many. */
export function countToken(deps: Deps, c: TokenContext): Promise<void> {
  return limitPages(deps, 'token', c.get('clientAddress'))
}
