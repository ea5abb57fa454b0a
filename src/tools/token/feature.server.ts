import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { tokenBadge } from './badge/token-badge.server.ts'
import { variantFinder } from './generator/find-variant.server.ts'
import { holdersEndpoint } from './holders/holders-endpoint.server.ts'
import { piecesErrors } from './pieces/errors.ts'
import { piecesEndpoint } from './pieces/pieces-endpoint.server.ts'
import { piecesCommands } from './pieces/pieces-ops.server.ts'
import { tokenPage } from './page/token-page.server.ts'
import { tokensCommands } from './source/tokens-ops.server.ts'
import { verifyEndpoint } from './source/verify-endpoint.server.ts'
import { identityPage } from './verify/identity-page.server.ts'
import { verifyAllCommands } from './verify/verify-all-ops.server.ts'
import { tokenCheckErrors } from './token-check/errors.ts'
import { tokenCheckEndpoints } from './token-check/token-check-endpoint.server.ts'

type Deps = Omit<
  Parameters<typeof verifyEndpoint>[0] &
    Parameters<typeof tokenPage>[0] &
    Parameters<typeof tokenCheckEndpoints>[0] &
    Parameters<typeof piecesEndpoint>[0],
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
  endpoints: { '/pieces': piecesEndpoint },
  commands: { ...tokensCommands, ...verifyAllCommands, ...piecesCommands },
  errors: { ...tokenCheckErrors, ...piecesErrors },
  stores: {
    piece_file: {
      told: 'pieces',
      forget: [
        sql`update piece_file set uploader = null, network = null
          where uploader is not null and published_at < ${longAgo(retention.networkHashDays)}`,
        sql`delete from piece_file where published_at < ${longAgo(retention.unusedPictureDays)}
          and sha256 not in (select sha256 from piece union select unnest(pictures) from piece)`,
      ],
      person: { nobody: 'Pictures and metadata that the maker of a collection published.' },
    },
    piece: {
      told: 'pieces',
      forget: { otherwise: 'A collection names it: it stays until the operator removes it.' },
      person: { nobody: 'Which metadata a piece of a collection has.' },
    },
    piece_gone: {
      told: 'pieces',
      forget: { otherwise: 'What was removed is not taken again.' },
      person: { nobody: 'Which pieces were removed.' },
    },
  },
} satisfies Feature<Deps>
