import type { Hono } from 'hono'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { followTokenLink, type TokenDone } from '#forms/http/token-action.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import { announcementsOf, createDeliveries } from '#mail/deliveries.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { readWall } from './pledge-wall.server.ts'
import { confirmSignature, withdrawSignature } from './pledge.server.ts'

type Deps = AcceptDeps & Pages

/** `GET wall`, and `confirm` and `withdraw`, of which only a POST acts. A GET of those leads to the page with the button. */
export function pledgeEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .get('/wall', async (c) => {
      await limitPages(deps, 'read', c.get('clientAddress'))
      c.header('Cache-Control', 'no-store')
      return c.json(await readWall(deps.db, c.req.query('after')))
    })
    .post('/confirm', (c) => followTokenLink(deps, c, (token) => confirm(deps, token)))
    .post('/withdraw', (c) => followTokenLink(deps, c, (token) => withdraw(deps, token)))
    .get('/:page{confirm|withdraw}', (c) => {
      const token = c.req.query('token') ?? ''
      return c.redirect(`/pledge/${c.req.param('page')}?token=${encodeURIComponent(token.slice(0, 100))}`, 303)
    })
    .all('/:page{wall|confirm|withdraw}', (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', c.req.param('page') === 'wall' ? 'GET, HEAD' : 'POST')
      return answer
    })
}

// As with the newsletter, the operator and the webhook hear of a name when it is confirmed: before that it may be a stranger's.
async function confirm({ db, enqueue, env }: Deps, token: string): Promise<TokenDone> {
  return db.transaction(async (tx) => {
    const signature = await confirmSignature(tx, { enqueue, env }, token)
    if (!signature) throw fail('token.invalid')
    const { submission, publicId: id } = signature
    await createDeliveries(tx, enqueue, [
      { event: 'pledge.confirmed', destination: 'welcome', submission },
      ...announcementsOf({ id: submission }, env),
    ])
    return { json: { status: 'confirmed', id }, page: `/pledge/${id}?signed=1` }
  })
}

async function withdraw(deps: Deps, token: string): Promise<TokenDone> {
  const gone = await deps.db.transaction((tx) => withdrawSignature(tx, deps, token))
  if (!gone) throw fail('token.invalid')
  return { json: { status: 'withdrawn' }, page: '/pledge/withdraw?done=1' }
}
