import { attackPages } from '#content/pages/attack.ts'
import { campaign } from '#content/pages/campaign.ts'
import { pages } from '#content/pages/catalogue.ts'
import { grantPage } from '#content/pages/grants.ts'
import { lockProof } from '#content/pages/lock-proof.ts'
import { notFound } from '#content/pages/not-found.ts'
import type { Page } from '#content/pages/page.ts'
import { offered } from '#core/offer/offered.ts'
import { libraryPages } from '#site/library/documents/pages.server.ts'
import { serviceWords } from '#site/services.ts'

const servicePages = offered.map(([slug, { name }]): [string, Page] => [
  `/${slug}`,
  { ...serviceWords[slug], heading: name },
])

/**
 * Every page that is rendered at build, by path: prerender list, sharing images, sitemap and tests read it; the browser does not.
 * The pages of the blog are written by `scripts/blog/blog.ts`.
 * `/blog/404` is what an unknown post is answered with: the browser matches such an address to the post's route, and must find the
 * same route in the served page to take it over.
 */
export const prerendered: Record<string, Page> = {
  ...pages,
  ...Object.fromEntries(servicePages),
  ...libraryPages(),
  ...attackPages,
  '/blog/404': notFound,
  '/token-locking/404': lockProof,
  '/claim/404': campaign,
  '/grants/404': grantPage,
}
