import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { variantFinder } from './generator/find-variant.server.ts'
import { tokenPage } from './page/token-page.server.ts'
import { verifyEndpoint } from './source/verify-endpoint.server.ts'

type Deps = Omit<Parameters<typeof verifyEndpoint>[0] & Parameters<typeof tokenPage>[0], 'findVariant'>

/** The public page of a token, and the publication of its sources. */
export const tokenFeature = {
  pages: (deps: Deps) => {
    const known = { ...deps, findVariant: variantFinder(deps.read) }
    return endpoint().route('/api/tokens', verifyEndpoint(known)).route('/meme-token', tokenPage(known))
  },
} satisfies Feature<Deps>
