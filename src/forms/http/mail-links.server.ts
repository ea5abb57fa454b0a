import type { Context, Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { answerError, endpoint, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import type { MailLinkWords } from './mail-link-page.tsx'
import { countToken, followTokenLink } from './token-action.server.ts'

const { MailLinkPage } = await import('./mail-link-page.tsx')

type Deps = Parameters<typeof countToken>[0]

/** What the two links of a mail do, by the token in them; each throws `token.invalid`. `pages` is the address their pages are below. */
type MailLinks = {
  pages: string
  confirm: (token: string) => Promise<void>
  unsubscribe: (token: string) => Promise<void>
}

/** `confirm` and `unsubscribe`: only a POST acts, since mail scanners open every link. A GET leads to the page with the button. */
export function mailLinkEndpoints(deps: Deps, { pages, ...act }: MailLinks): Hono<{ Variables: Variables }> {
  const done = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const
  const follow = (c: Context<{ Variables: Variables }>, link: keyof typeof done) =>
    followTokenLink(deps, c, async (token) => {
      await act[link](token)
      return { json: { status: done[link] }, page: `${pages}/${link}?done=1` }
    })
  return endpoint()
    .post('/confirm', (c) => follow(c, 'confirm'))
    .post('/unsubscribe', (c) => (c.req.query('token') ? oneClick(deps, c, act.unsubscribe) : follow(c, 'unsubscribe')))
    .get('/:page{confirm|unsubscribe}', (c) => {
      const token = c.req.query('token') ?? ''
      return c.redirect(`${pages}/${c.req.param('page')}?token=${encodeURIComponent(token.slice(0, 100))}`, 303)
    })
    .all('/:page{confirm|unsubscribe}', (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', 'POST')
      return answer
    })
}

/** RFC 8058: the mail program of the reader posts `List-Unsubscribe=One-Click`. No cookie, no redirect, no page, from any origin. */
async function oneClick(
  deps: Deps,
  c: Context<{ Variables: Variables }>,
  leave: (token: string) => Promise<void>,
): Promise<Response> {
  await countToken(deps, c)
  const body = (await readBytes(c.req.raw, 4_096)).toString()
  const asked = /^List-Unsubscribe=One-Click\s*$/i.test(body) || /name="?List-Unsubscribe"?\s+One-Click\s/i.test(body)
  if (!asked) throw fail('request.malformed')
  await leave(c.req.query('token')!)
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'unsubscribed' })
}

/** The pages behind those links, below `at`; `api` is where their buttons post. They only show. */
export function mailLinkPages(
  pages: Pages,
  { at, api, words }: { at: string; api: string; words: Record<'confirm' | 'unsubscribe', MailLinkWords> },
): Hono<{ Variables: Variables }> {
  return endpoint().get(`${at}/:page{confirm|unsubscribe}`, (c) => {
    const page = c.req.param('page') as keyof typeof words
    const token = c.req.query('token') ?? ''
    const state = c.req.query('done') === '1' ? 'done' : /^[\w-]{22}$/.test(token) ? 'asks' : 'broken'
    const main = draw(MailLinkPage, {
      words: words[page],
      seed: `${at}/${page}`,
      action: `${api}/${page}`,
      token,
      at: state,
    })
    return shellPage(pages, { title: words[page].title, main, status: state === 'broken' ? 410 : 200 })
  })
}

/** RFC 8058: the headers by which a mail program leaves for its reader, by one POST to this address without opening a page. */
export const leaveHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
