import type { Feature, Store } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { announcementsOf, createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import { checkMailable, senderOf, subjectOf, type WithLetters, type WriteLetter } from '#mail/letters.server.ts'
import { auditRequestEndpoints } from './audit-request-endpoint.server.ts'
import { auditErrors } from './audit-errors.ts'
import { answerMail, applicantMail } from './audit-request-mail.server.ts'
import { auditCommands } from './audit-request-ops.server.ts'
import { auditRequestPages } from './audit-request-pages.server.ts'
import { auditPath, auditStepsOf, openAuditRequest, renewAuditPath } from './audit-request.server.ts'

const writeStep: WriteLetter = async (deps, delivery) => {
  const { db, env, secret, publicUrl } = deps
  const row = await subjectOf(delivery, (id) => findSubmission(db, id))
  const steps = await auditStepsOf(db, [row.id])
  const step = steps.find((each) => each.id === delivery.payload?.step) ?? steps[0]!
  const page = `${publicUrl}${await renewAuditPath(db, { secret, row })}`
  const facts = { id: delivery.id, from: senderOf(env), page, submission: row, step }
  if (delivery.destination === 'operator') return answerMail(facts)
  await checkMailable(deps, row.answers.email!)
  return applicantMail(facts)
}

const belonging: Store = {
  told: 'forms',
  forget: { otherwise: 'It goes with its submission.' },
  person: 'submission',
}

/** Requests for an audit: the form, the page on which an applicant follows one, and the mails about it. */
export const auditRequestFeature = {
  errors: auditErrors,
  forms: {
    'audit-request': {
      mailsSender: true,
      keepsAccount: true,
      onStored: openAuditRequest,
      announce: (tx, { enqueue, env }, row, { mailed }) => {
        const told: NewDelivery[] = announcementsOf(row, env)
        if (mailed) told.push({ event: 'audit.received', destination: 'applicant', submission: row.id })
        return createDeliveries(tx, enqueue, told)
      },
      receiptLink: auditPath,
    },
  },
  endpoints: { '/api/audit-request': auditRequestEndpoints },
  pages: auditRequestPages,
  commands: auditCommands,
  letters: { 'audit.received': writeStep, 'audit.status': writeStep },
  stores: { audit_request: belonging, audit_step: belonging, audit_inspection: belonging },
} satisfies Feature<Parameters<typeof auditRequestEndpoints>[0] & Parameters<typeof auditRequestPages>[0]> &
  WithForms &
  WithLetters
