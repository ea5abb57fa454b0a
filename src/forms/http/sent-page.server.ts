import type { Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { referencePattern } from '#forms/store/reference.server.ts'
import { formNamed, type ServedForms } from '#forms/store/served-form.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'

const { SentPage } = await import('./sent-page.tsx')

/** `/sent/:form`, the page after a plain form, to be mounted at `/`. */
export function sentPages(deps: Pages & { forms: ServedForms }): Hono<{ Variables: Variables }> {
  return endpoint().get('/sent/:form', async (c, next) => {
    const served = formNamed(deps.forms, c.req.param('form'))
    if (!served) throw fail('request.not-found')
    if (served.hasSentPage) return next()
    const given = c.req.query('reference') ?? ''
    const reference = referencePattern.test(given) ? given : undefined
    const main = draw(SentPage, { thanks: served.form.thanks, reference })
    return shellPage(deps, { title: 'Sent', main })
  })
}
