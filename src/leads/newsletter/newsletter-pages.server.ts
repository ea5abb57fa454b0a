import type { Hono } from 'hono'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'

const { NewsletterPage, newsletterWords } = await import('./newsletter-pages.tsx')

/** The pages behind the links of the newsletter's mails. They only show: mail scanners open every link. */
export function newsletterPages(pages: Pages): Hono<{ Variables: Variables }> {
  return endpoint().get('/newsletter/:page{confirm|unsubscribe}', (c) => {
    const page = c.req.param('page') as keyof typeof newsletterWords
    const token = c.req.query('token') ?? ''
    const at = c.req.query('done') === '1' ? 'done' : /^[\w-]{22}$/.test(token) ? 'asks' : 'broken'
    const main = draw(NewsletterPage, { page, token, at })
    return shellPage(pages, { title: newsletterWords[page].title, main, status: at === 'broken' ? 410 : 200 })
  })
}
