import type { Hono } from 'hono'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { accountPages, signedIn } from './data-rights-account-pages.server.ts'
import type { Link, SignedIn } from './data-rights-pages.tsx'
import { findPerson, type Readable } from './data-rights-person.server.ts'
import { requestOfLink, tokenPattern } from './data-rights.server.ts'

const { AskedPage, AskPage, ClosedPage, ErasedPage, ErasePage, StoredPage } = await import('./data-rights-pages.tsx')

type Deps = Parameters<typeof accountPages>[0] & { readable: Readable }

const home = '/privacy/your-data'
const title = 'Your data'

/**
 * `/privacy/your-data`, where a visitor asks by address, and `/privacy/your-data/:token`, which the mail leads to. They only show:
 * mail scanners open every link.
 */
export function dataRightsPages(deps: Deps): Hono<{ Variables: Variables }> {
  const open = async (token: string, address: string) => {
    await limitPages(deps, 'token', address)
    const request = tokenPattern.test(token) ? await requestOfLink(deps.db, token) : undefined
    return request && { token, request, person: await findPerson(deps, request.email) }
  }
  return endpoint()
    .route('/', accountPages(deps))
    .get(home, async (c) => {
      if (c.req.query('erased') === '1') return erasedPage(deps)
      return c.req.query('asked') === '1'
        ? askedPage(deps)
        : askPage(deps, { account: { signedIn: await signedIn(deps, c) } })
    })
    .get(`${home}/:token`, async (c) => {
      const link = await open(c.req.param('token'), c.get('clientAddress'))
      return link ? storedPage(deps, link) : closedPage(deps)
    })
    .get(`${home}/:token/erase`, async (c) => {
      const link = await open(c.req.param('token'), c.get('clientAddress'))
      return link ? erasePage(deps, link) : closedPage(deps)
    })
}

// The address holds a token: no other site may see it. We may, because a browser that sends no referrer also hides where a form comes from.
const headers = { 'referrer-policy': 'same-origin' }

type Refused = { email: string; status: number; message: string; headers: Record<string, string> }
type Asked = { refused?: Refused; account?: { signedIn: SignedIn } }

/** The page on which a visitor types an address; after a refusal with what was typed, and the reason beside the field. */
export function askPage(pages: Pages, { refused, account }: Asked): Response {
  const main = draw(AskPage, { refused, account })
  return shellPage(pages, { title, main, status: refused?.status, headers: { ...headers, ...refused?.headers } })
}

const askedPage = (pages: Pages) => shellPage(pages, { title, main: draw(AskedPage, {}) })

const erasedPage = (pages: Pages) => shellPage(pages, { title: 'Erased', main: draw(ErasedPage, {}) })

const closedPage = (pages: Pages) => shellPage(pages, { title, main: draw(ClosedPage, {}), status: 410, headers })

function storedPage({ readable, ...pages }: Pages & { readable: Readable }, link: Link): Response {
  const titles = link.person.submissions.map((row) => readable(row).title)
  return shellPage(pages, { title, main: draw(StoredPage, { ...link, titles }), headers })
}

const erasePage = (pages: Pages, link: Link) =>
  shellPage(pages, { title: 'Erase all of this?', main: draw(ErasePage, link), headers })
