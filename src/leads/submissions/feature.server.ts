import { eq, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { formsEndpoints, type FormsDeps } from '#forms/http/endpoint.server.ts'
import { sentPages } from '#forms/http/sent-page.server.ts'
import { readableBy, type ServedForms } from '#forms/store/served-form.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { submissionAccount } from '#forms/store/tables.server.ts'
import { senderOf, subjectOf, type WithLetters } from '#mail/letters.server.ts'
import { operatorMail } from '#mail/operator-mail.server.ts'
import { lateEvent, lateLetter, tellLate } from './late-leads.server.ts'
import { leadCommands } from './lead-ops.server.ts'
import { submissionCommands } from './submissions-ops.server.ts'

type LateDeps = Parameters<typeof tellLate>[0]

/** Submissions of any of the given forms: how they arrive, what the operator gets of them, and what the operator does with them. */
export function submissionsFeature(forms: ServedForms) {
  return {
    endpoints: { '/api': formsEndpoints },
    pages: sentPages,
    commands: { ...submissionCommands(forms), ...leadCommands(forms) },
    workers: (deps: LateDeps) => ({ 'leads.late': () => tellLate(deps) }),
    letters: {
      [lateEvent]: lateLetter,
      'submission.received': async ({ db, env }, delivery) => {
        const row = await subjectOf(delivery, (id) => findSubmission(db, id))
        const told = { ...row, ...readableBy(forms)(row), email: row.answers.email }
        return operatorMail(told, { id: delivery.id, from: senderOf(env) })
      },
    },
    stores: {
      submission: {
        told: 'forms',
        forget: [
          ...Object.entries(forms).flatMap(([name, { form }]) =>
            typeof form.record.kept === 'number'
              ? [sql`delete from submission where form = ${name} and received_at < ${longAgo(form.record.kept)}`]
              : [],
          ),
          sql`update submission set ip_sha256 = null
            where ip_sha256 is not null and received_at < ${longAgo(retention.networkHashDays)}`,
        ],
        person: 'privacy',
      },
      lead: {
        told: 'forms',
        forget: { otherwise: 'It goes with its submission.' },
        person: 'submission',
      },
      lead_note: {
        told: 'forms',
        forget: { otherwise: 'It goes with its submission.' },
        person: 'submission',
      },
      submission_account: {
        told: 'forms',
        forget: { otherwise: 'It goes with its submission.' },
        person: {
          ofAccount: async (db, account) => {
            const mine = eq(submissionAccount.account, account)
            const rows = await db.select({ id: submissionAccount.submission }).from(submissionAccount).where(mine)
            return rows.map(({ id }) => id)
          },
        },
      },
    },
  } satisfies Feature<FormsDeps, LateDeps> & WithLetters
}
