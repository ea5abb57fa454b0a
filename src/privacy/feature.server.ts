import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { senderOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { dataRightsEndpoints, type DataRightsDeps } from './data-rights-endpoint.server.ts'
import { dataRightsMail, erasedMail } from './data-rights-mail.server.ts'
import { dataRightsPages } from './data-rights-pages.server.ts'
import type { Known } from './data-rights-person.server.ts'
import { personCommands } from './person-ops.server.ts'

/** `forgetOld` runs what all features say is to be forgotten. */
type JobDeps = { forgetOld: () => Promise<void> }

type Deps = Omit<DataRightsDeps, keyof Known>

/** What is stored about a person: shown, exported, erased, and forgotten when its time has passed. `known` is what all other features say of their stores. */
export const privacyFeature = (known: Known) =>
  ({
    endpoints: { '/api/data-rights': (deps: Deps) => dataRightsEndpoints({ ...deps, ...known }) },
    pages: (deps: Deps) => dataRightsPages({ ...deps, ...known }),
    commands: personCommands(known),
    letters: {
      'data.requested': async (deps, delivery) => {
        const letter = await dataRightsMail({ ...deps, ...known }, delivery)
        if ('withheld' in letter) throw new Withheld(letter.withheld)
        return { ...letter, from: senderOf(deps.env) }
      },
      'lead.erased': async ({ env }, { id, payload }) => erasedMail(payload, { id, from: senderOf(env) }),
    },
    workers: ({ forgetOld }: JobDeps) => ({ 'maintenance.daily': forgetOld }),
    stores: {
      suppression: {
        told: 'suppression',
        forget: [sql`delete from suppression where reason = 'bounced' and created_at < ${longAgo(retention.leftDays)}`],
        person: { nobody: 'Keyed hashes, kept on purpose.' },
      },
      data_request: {
        told: 'dataRequest',
        forget: [sql`delete from data_request where created_at < ${longAgo(retention.dataRequestDays)}`],
        person: 'privacy',
      },
      daily_salt: {
        told: 'salt',
        forget: [
          sql`delete from daily_salt where day < (now() at time zone 'utc')::date - ${retention.networkHashDays}::integer`,
        ],
        person: { nobody: 'Random numbers.' },
      },
      spent_challenge: {
        told: 'limits',
        forget: [sql`delete from spent_challenge where expires_at < now()`],
        person: { nobody: 'Hashes of challenges.' },
      },
      rate_limit: {
        told: 'limits',
        forget: [sql`delete from rate_limit where resets_at < now()`],
        person: { nobody: 'Keyed hashes, for a day at most.' },
      },
    },
  }) satisfies Feature<Deps, JobDeps> & WithLetters
