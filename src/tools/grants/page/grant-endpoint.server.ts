import type { Hono } from 'hono'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { sharedReads } from '#chain/rpc/shared-reads.server.ts'
import { readId } from '#chain/tokens/numbered.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import { grantPath } from '#tools/grants/contract/grants-contract.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { impossibleGrant, servedGrant, type ServedGrant } from './grant-html.server.ts'
import { readGrantPage } from './read-grant-page.ts'

const { ShareCard } = await import('#ui/pages/share-card.tsx')

/** A page of the site as it was built, with its own headers. */
type Page = { html: string; headers: Record<string, string> }

type Deps = { gateway: Gateway; limits: RpcLimits; page: (path: string) => Page | undefined; publicUrl: string }

/** What the questions of one grant weigh, and how long an answer serves everyone, in milliseconds. */
const weight = 20
const freshMs = 2_000

/** `GET /grants/:id`: the page of a grant, its facts in it before any script. It says what the chain says now, and says when it is silent. */
export function grantEndpoints({ gateway, limits, page, publicUrl }: Deps): Hono<{ Variables: Variables }> {
  const grantOf = sharedReads({ gateway, limits, read: readGrantPage, weight })
  return endpoint().get('/grants/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const shell = page('/grants/404')
    if (!shell) throw fail('request.not-found')
    const served = id === undefined ? impossibleGrant : servedGrant(await grantOf(c, id, freshMs))
    const picture = page('/grants')?.html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]
    const url = publicUrl + (id === undefined ? '/grants' : grantPath(id))
    const headers = { ...shell.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(filled(shell.html, { served, url, picture }), { status: served.status, headers })
  })
}

/** The built page with the title, sharing card and facts of one grant. */
function filled(
  html: string,
  { served, url, picture }: { served: ServedGrant; url: string; picture: string | undefined },
): string {
  const card = draw(ShareCard, { title: served.title, url, image: picture })
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(served.title)}</title>${card}`)
    .replace('<!--grant-->', () => served.body.text)
}
