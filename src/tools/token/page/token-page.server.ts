import type { Hono } from 'hono'
import { isAddress, getAddress, type Address } from 'viem'
import type { Framed } from '#chain/explorer/transaction-page.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { readToken, type TokenFacts } from './token-facts.server.ts'
import { tokenPageBody, tokenPageLead } from './token-page-body.server.ts'

type Deps = { gateway: Gateway; limits: RpcLimits; framed: Framed; findVariant: FindVariant; publicUrl: string }

/** What the questions of one page weigh. */
const weight = 75

/** Milliseconds until a visitor is told that the chain does not answer. */
const patience = 10_000

/**
 * `GET /:address`: the public page of a token, read from the chain at every visit; to be mounted at `/meme-token`. An address in small
 * letters is moved to its one spelling; one with a wrong letter has no page.
 */
export function tokenPage({ gateway, limits, framed, findVariant, publicUrl }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:address', async (c) => {
    const asked = c.req.param('address')
    if (!isAddress(asked, { strict: false })) throw fail('request.not-found')
    if (/^0x[\da-f]{40}$/.test(asked) && getAddress(asked) !== asked)
      return c.redirect(`/meme-token/${getAddress(asked)}`, 308)
    const page = { title: 'Token', seed: asked }
    if (!isAddress(asked))
      return framed({
        ...page,
        lead: 'A letter of this address is wrong, or its capitals are: no contract is meant by it. Copy it again from where you have it.',
        status: 404,
      })
    await limits(c.get('clientAddress'), weight).catch((error: unknown) => {
      throw error instanceof RpcRefusal ? fail('request.too-many', { seconds: Number(error.data?.seconds) }) : error
    })
    let facts: TokenFacts | undefined
    try {
      facts = await readToken(gateway.ask, { address: asked, findVariant, signal: AbortSignal.timeout(patience) })
    } catch (error) {
      c.set('failure', error)
      const lead = 'The chain does not answer at the moment, so nothing can be said of this token. Reload in a minute.'
      return framed({ ...page, lead, status: 503 })
    }
    const { name } = gateway.chain
    if (!facts) return framed({ ...page, lead: `There is no contract at this address on ${name}.`, status: 404 })
    return framed({
      title: facts.name ?? 'Token',
      lead: tokenPageLead(facts, name),
      seed: asked,
      body: tokenPageBody(asked, facts, gateway.chain),
      head: shareCard(asked, tokenPageLead(facts, name), { title: facts.name ?? 'Token', publicUrl }),
    })
  })
}

/** What other sites show of a link to the page. */
function shareCard(
  address: Address,
  lead: string,
  { title, publicUrl }: { title: string; publicUrl: string },
): SafeHtml {
  const said = {
    'og:type': 'website',
    'og:title': title,
    'og:description': lead,
    'og:url': `${publicUrl}/meme-token/${address}`,
    'og:image': `${publicUrl}/og/meme-token.png`,
  }
  return markup`${Object.entries(said).map(([name, content]) => markup`<meta property="${name}" content="${content}">`)}<meta name="twitter:card" content="summary_large_image">`
}
