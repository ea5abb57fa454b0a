import type { Database } from '#core/database/database.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { senderOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { dataRightsEndpoints, type DataRightsDeps } from './data-rights-endpoint.server.ts'
import { dataRightsMail, erasedMail } from './data-rights-mail.server.ts'
import { dataRightsPages } from './data-rights-pages.server.ts'
import { forgetOld } from './retention.server.ts'

/** What is stored about a person: shown, exported, erased, and forgotten when its time has passed. */
export const privacyFeature = {
  endpoints: { '/api/data-rights': dataRightsEndpoints },
  pages: dataRightsPages,
  letters: {
    'data.requested': async (deps, delivery) => {
      const letter = await dataRightsMail(deps, delivery)
      if ('withheld' in letter) throw new Withheld(letter.withheld)
      return { ...letter, from: senderOf(deps.env) }
    },
    'lead.erased': async ({ env }, { id, payload }) => erasedMail(payload, { id, from: senderOf(env) }),
  },
  workers: ({ db }: { db: Database }) => ({ 'maintenance.daily': () => forgetOld(db) }),
} satisfies Feature<DataRightsDeps, { db: Database }> & WithLetters
