import type { Hono } from 'hono'
import { isAddress, getAddress } from 'viem'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { shareImage } from '#core/offer/offered.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { namedHolders } from '#tools/token/holders/holders-endpoint.server.ts'
import { poolsHolding } from '#tools/token/holders/pools-holding.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { readToken, type TokenFacts } from './token-facts.server.ts'

const { TokenPage, tokenPageLead } = await import('./token-page.tsx')
const { ShareCard } = await import('#ui/pages/share-card.tsx')

type Deps = {
  db: Database
  gateway: Gateway
  limits: RpcLimits
  framed: InShell
  findVariant: FindVariant
  publicUrl: string
}

/** Holders that the page lists. */
const listed = 25

/** What the questions of one page weigh. */
const weight = 140

/** Milliseconds until we tell a visitor that the chain does not answer. */
const timeoutMs = 10_000

/**
 * `GET /:address`: the public page of a token, read from the chain at every visit; to be mounted at `/meme-token`. An address in small
 * letters is moved to its one spelling; one with a wrong letter has no page.
 */
export function tokenPage({
  db,
  gateway,
  limits,
  framed,
  findVariant,
  publicUrl,
}: Deps): Hono<{ Variables: Variables }> {
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
    await weigh(limits, c.get('clientAddress'), weight)
    let facts: TokenFacts | undefined
    try {
      facts = await readToken(gateway.rpc, {
        db,
        address: asked,
        chain: gateway.chain,
        findVariant,
        within: () => AbortSignal.timeout(timeoutMs),
        withPools: true,
      })
    } catch (error) {
      c.set('failure', error)
      const lead = 'The chain does not answer at the moment, so nothing can be said of this token. Reload in a minute.'
      return framed({ ...page, lead, status: 503 })
    }
    const { name } = gateway.chain
    if (!facts) return framed({ ...page, lead: `There is no contract at this address on ${name}.`, status: 404 })
    const rpc: Rpc = (method, params) => gateway.rpc(method, params, AbortSignal.timeout(timeoutMs))
    const [holders, inPools] = await Promise.all([
      namedHolders({ db, gateway }, asked, listed).catch((error: unknown) => void c.set('failure', error)),
      facts.decimals === undefined ? undefined : poolsHolding(rpc, asked, gateway.chain),
    ])
    const title = facts.name ?? 'Token'
    const lead = tokenPageLead(facts, name)
    return framed({
      title,
      lead,
      seed: asked,
      body: draw(TokenPage, { address: asked, facts, holders, inPools, origin: publicUrl, chain: gateway.chain }),
      head: draw(ShareCard, {
        title,
        text: lead,
        url: `${publicUrl}/meme-token/${asked}`,
        image: publicUrl + shareImage('meme-token'),
      }),
    })
  })
}
