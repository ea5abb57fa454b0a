import type { Hono } from 'hono'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { sharedReads } from '#chain/rpc/shared-reads.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import { isThere } from '#core/offer/offered.ts'
import { badgeHeaders } from '#seals/marks/badge.server.ts'
import { lockText, proofPath, readLockKey, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { lockBadge } from './lock-badge.server.ts'
import { impossibleProof, servedProof, type ServedProof } from './proof-html.server.ts'
import { readProof } from './read-proof.ts'

const { ShareCard } = await import('#ui/pages/share-card.tsx')

/** A page of the site as it was built, with its own headers. */
type Page = { html: string; headers: Record<string, string> }

type Deps = { gateway: Gateway; limits: RpcLimits; page: (path: string) => Page | undefined; publicUrl: string }

/** What the questions of one proof weigh, and how long an answer serves everybody, in milliseconds. */
const weight = 43
const fresh = { proof: 2_000, badge: 60_000 }

/**
 * `GET /token-locking/:id`: the page of a lock, its facts in it before any script; `GET /badge/lock/:id.svg`: the same as a picture
 * for other sites. Both say what the chain says now, and say so when it does not answer.
 */
export function proofEndpoints({ gateway, limits, page, publicUrl }: Deps): Hono<{ Variables: Variables }> {
  const shared = sharedReads({
    gateway,
    limits,
    read: (rpc, text: string) => readProof(rpc, readLockKey(text)!),
    weight,
  })
  const proofOf = (c: Parameters<typeof shared>[0], key: LockKey, age: number) => shared(c, lockText(key), age)

  return endpoint()
    .get('/token-locking/:id', async (c) => {
      const key = readLockKey(c.req.param('id'))
      const shell = page('/token-locking/404')
      if (!shell) throw fail('request.not-found')
      const served = key ? servedProof(await proofOf(c, key, fresh.proof)) : impossibleProof
      const picture = (page('/token-locking') ?? page('/'))?.html.match(
        /<meta property="og:image" content="([^"]+)"/,
      )?.[1]
      const html = filled(shell.html, {
        served,
        url: publicUrl + (key ? proofPath(key) : isThere('/token-locking') ? '/token-locking' : '/'),
        picture,
      })
      const headers = { ...shell.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(html, { status: served.status, headers })
    })
    .get('/badge/lock/:file{.+\\.svg}', async (c) => {
      const key = readLockKey(c.req.param('file').slice(0, -'.svg'.length))
      if (!key) throw fail('request.not-found')
      const proof = await proofOf(c, key, fresh.badge)
      c.set('complete', true)
      return new Response(lockBadge(key, proof), {
        status: proof ? (proof.at === 'never' ? 404 : 200) : 503,
        headers: badgeHeaders(proof && fresh.badge / 1_000),
      })
    })
}

/** The built page with the title, sharing card and facts of one lock. */
function filled(
  html: string,
  { served, url, picture }: { served: ServedProof; url: string; picture?: string },
): string {
  const card = draw(ShareCard, { title: served.title, url, image: picture })
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(served.title)}</title>${card}`)
    .replace('<!--lock-->', () => served.body.text)
}
