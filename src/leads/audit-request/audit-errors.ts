import { failing, type ErrorList } from '#core/errors.ts'

/** What requests for audits alone refuse. */
export const auditErrors = {
  'audit.quote-settled': {
    status: 409,
    message: () =>
      'This quote was answered before, or a newer one has replaced it. Open the page of your request again.',
  },
} as const satisfies ErrorList

/** Makes the failures of requests for audits. */
export const failAudit = failing(auditErrors)
