import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { tokenBadge } from './badge/token-badge.server.ts'
import { variantFinder } from './generator/find-variant.server.ts'
import { holdersEndpoint } from './holders/holders-endpoint.server.ts'
import { tokenPage } from './page/token-page.server.ts'
import { tokensCommands } from './source/tokens-ops.server.ts'
import { verifyEndpoint } from './source/verify-endpoint.server.ts'
import { identityPage } from './verify/identity-page.server.ts'
import { verifyAllCommands } from './verify/verify-all-ops.server.ts'
import { tokenCheckErrors } from './token-check/errors.ts'
import { tokenCheckEndpoints } from './token-check/token-check-endpoint.server.ts'

type Deps = Omit<
  Parameters<typeof verifyEndpoint>[0] & Parameters<typeof tokenPage>[0] & Parameters<typeof tokenCheckEndpoints>[0],
  'findVariant'
>

/** The public page of a token, the publication of its sources, the check of any other, and which code of ours is at an address. */
export const tokenFeature = {
  pages: (deps: Deps) => {
    const known = { ...deps, findVariant: variantFinder(deps.read) }
    return endpoint()
      .route('/api/tokens', verifyEndpoint(known))
      .route('/api/tokens', holdersEndpoint(known))
      .route('/badge/token', tokenBadge(known))
      .route('/meme-token', tokenPage(known))
      .route('/', tokenCheckEndpoints(known))
      .route('/', identityPage(known))
  },
  commands: { ...tokensCommands, ...verifyAllCommands },
  errors: tokenCheckErrors,
} satisfies Feature<Deps>
