import type { Hono } from 'hono'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { markup } from '#core/text/html.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, pageHead } from '#ui/pages/page-parts.server.ts'

/** The pages behind the links of the newsletter's mails. They only show: mail scanners open every link. */
export function newsletterPages(pages: Pages): Hono<{ Variables: Variables }> {
  return endpoint().get('/newsletter/:page{confirm|unsubscribe}', (c) => {
    const page = c.req.param('page') as keyof typeof words
    return newsletterPage(pages, { page, token: c.req.query('token') ?? '', done: c.req.query('done') === '1' })
  })
}

const words = {
  confirm: {
    title: 'Confirm your address',
    ask: 'Press the button and you are on the list.',
    button: 'Confirm my address',
    thanks: 'Thank you. Your address is confirmed.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ask: 'Press the button and we will not write to you any more.',
    button: 'Take me off the list',
    thanks: 'Done. We will not write to you any more.',
  },
}

function newsletterPage(pages: Pages, at: { page: keyof typeof words; token: string; done: boolean }) {
  const { title, ask, button, thanks } = words[at.page]
  const seed = `/newsletter/${at.page}`
  const back = actions({ label: 'Back to the first page', href: '/' })
  if (at.done) return framedPage(pages, { title, main: pageHead({ heading: title, lead: thanks, seed, more: back }) })
  if (!/^[\w-]{22}$/.test(at.token)) {
    const lead = 'This link is not complete. Please copy it whole from the mail.'
    return framedPage(pages, { title, main: pageHead({ heading: title, lead, seed, more: back }), status: 410 })
  }
  const more = markup`<form class="actions" method="post" action="/api/newsletter/${at.page}">
<input type="hidden" name="token" value="${at.token}">
<button class="button solid">${button}</button>
</form>`
  return framedPage(pages, { title, main: pageHead({ heading: title, lead: ask, seed, more }) })
}
