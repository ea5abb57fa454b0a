import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { services } from '#core/offer/catalogue.ts'

/** A service with a tool on its page has a file of its own; of the others the words are enough. */
function servicePage(slug: string) {
  const own = `routes/${slug}.tsx`
  const file = existsSync(join(import.meta.dirname, own)) ? own : 'routes/service.tsx'
  return route(slug, file, { id: `routes/${slug}` })
}

/** The site map: every URL of the product, one line each. */
export default [
  index('routes/landing.tsx'),
  ...Object.keys(services).map(servicePage),
  route('token-locking/:id', 'routes/token-lock.tsx'),
  route('grants', 'routes/grants.tsx'),
  route('grants/:id', 'routes/grant.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('mint', 'routes/mint.tsx'),
  route('gitex-global-nft', 'routes/gitex-global-nft.tsx'),
  route('claim', 'routes/claim.tsx'),
  route('claim/:id', 'routes/campaign.tsx'),
  route('token-check', 'routes/token-check.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('explore', 'routes/explore.tsx'),
  route('contracts', 'routes/contracts.tsx'),
  route('whitepaper', 'routes/whitepaper.tsx'),
  route('brochures', 'routes/brochures.tsx'),
  route('whitepaper/sample-audit', 'routes/sample-audit.tsx'),
  route('whitepaper/:slug', 'routes/library-document.tsx'),
  route('brochures/:slug', 'routes/library-document.tsx', { id: 'routes/brochure-document' }),
  route('blog', 'routes/blog.tsx'),
  route('blog/:title', 'routes/blog-post.tsx'),
  route('blog/:shelf/:name', 'routes/blog-shelf.tsx'),
  route('blog/:shelf/:name/:page', 'routes/blog-shelf.tsx', { id: 'routes/blog-shelf-page' }),
  route('contact-us', 'routes/contact-us.tsx'),
  route('book', 'routes/book.tsx'),
  route('survey', 'routes/survey.tsx'),
  route('pledge', 'routes/pledge.tsx'),
  route('media', 'routes/media.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('termsAndCondition', 'routes/terms.tsx'),
  route('specimen', 'routes/specimen.tsx'),
  route('frame', 'routes/frame.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
