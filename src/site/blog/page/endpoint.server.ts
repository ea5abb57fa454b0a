import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import { errorClass, type Log } from '#core/process/log.server.ts'
import type { SafeHtml } from '#core/text/html.server.ts'
import { slugPattern } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { readPost } from '#site/blog/post/read-posts.server.ts'
import { asData, showPictures } from '#site/blog/post/show-pictures.server.ts'
import { openDraftSource } from '#site/blog/source/draft-source.server.ts'
import { isFromStore } from '#site/blog/source/webhook-signature.server.ts'
import { postPage } from './post-page.server.ts'

/** The longest body of a message from the store: more than the id and the kind of a document is never needed. */
const longestMessage = 256 * 1024

type Deps = {
  env: Env
  log: Log
  /** Asks for the posts to be read anew; absent where there is no hosted store. */
  refresh?: (() => void) | undefined
  /** A page that only the server writes, in the frame of the site: neither stored nor indexed. */
  framed: (page: { title: string; main: SafeHtml }) => Response
}

/** `POST /changed`: the store says, signed, that something changed. `GET /preview/{slug}?secret=…`: a post as its draft has it. */
export function blogEndpoints({ env, log, refresh, framed }: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/changed', async (c) => {
      const secret = env.SANITY_WEBHOOK_SECRET
      if (!secret || !refresh) throw fail('request.not-found')
      const body = await c.req.text()
      if (body.length > longestMessage) throw fail('request.too-large', { limit: longestMessage })
      const header = c.req.header('sanity-webhook-signature')
      if (!isFromStore(body, { header, secret, now: Date.now() })) throw fail('request.foreign-origin')
      refresh()
      return c.json({ accepted: true }, 202)
    })
    .get('/preview/:slug', async (c) => {
      const slug = c.req.param('slug')
      // A wrong secret is answered as if there were nothing.
      if (!isSame(c.req.query('secret') ?? '', env.BLOG_PREVIEW_SECRET) || !slugPattern.test(slug))
        throw fail('request.not-found')
      const post = await draftOf(env, slug).catch((error: unknown) => {
        log.warn('blog-preview-failed', { error: errorClass(error) })
        throw fail('server.unavailable').because(error)
      })
      if (!post) throw fail('request.not-found')
      const { main, heading } = postPage(post, { related: [] }, { publicUrl: publicUrlOf(env) })
      return framed({ title: `Draft: ${heading}`, main })
    })
}

async function draftOf(env: Env, slug: string): Promise<Post | undefined> {
  const source = await openDraftSource(env)
  const post = await readPost(source, slug)
  if (!post) return undefined
  const { posts } = await showPictures([post], source.picture, asData)
  return posts[0]
}

function isSame(given: string, wanted: string | undefined): boolean {
  return wanted !== undefined && timingSafeEqual(hash(given), hash(wanted))
}

const hash = (text: string) => createHash('sha256').update(text).digest()
