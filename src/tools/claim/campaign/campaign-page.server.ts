import type { Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { campaignPath, readCampaignId } from '#tools/claim/contract/campaign.ts'

/** A page of the site as it was built, with its own headers. */
type Page = { html: string; headers: Record<string, string> }

/**
 * `GET /claim?campaign=` leads to the page of that campaign, `GET /claim/:id` is that page: built once, since all it says comes from
 * the chain by its script.
 */
export function campaignPages({ page }: { page: (path: string) => Page | undefined }): Hono<{ Variables: Variables }> {
  return endpoint()
    .get('/claim', async (c, next) => {
      const id = readCampaignId(c.req.query('campaign') ?? '')
      return id === undefined ? next() : c.redirect(campaignPath(id))
    })
    .get('/claim/:id', (c) => {
      const shell = page('/claim/404')
      if (readCampaignId(c.req.param('id')) === undefined || !shell) throw fail('request.not-found')
      const headers = { ...shell.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
      return new Response(shell.html, { headers })
    })
}
