import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { senderOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { dataRightsEndpoints, type DataRightsDeps } from './data-rights-endpoint.server.ts'
import { dataRightsMail, erasedMail } from './data-rights-mail.server.ts'
import { dataRightsPages } from './data-rights-pages.server.ts'

/** `forgetOld` runs what all features say is to be forgotten. */
type JobDeps = { forgetOld: () => Promise<void> }

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
  workers: ({ forgetOld }: JobDeps) => ({ 'maintenance.daily': forgetOld }),
  forget: [
    sql`delete from daily_salt where day < (now() at time zone 'utc')::date - ${retention.networkHashDays}::integer`,
    sql`delete from data_request where created_at < ${longAgo(retention.dataRequestDays)}`,
    sql`delete from spent_challenge where expires_at < now()`,
    sql`delete from rate_limit where resets_at < now()`,
  ],
} satisfies Feature<DataRightsDeps, JobDeps> & WithLetters
