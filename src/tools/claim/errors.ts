import { failing, type ErrorList } from '#core/errors.ts'

/** What lists of claims refuses. Each has a heading in docs/errors.md. */
export const claimsErrors = {
  'claims.quota': {
    status: 429,
    message: () =>
      'You keep as many lists here as one may. Wait until one without a campaign goes, or publish on a host of your own.',
  },
  'claims.removed': {
    status: 410,
    message: () =>
      'The operator of this site removed this list. What was paid in is safe: its creator can publish the same files on another host.',
  },
  'claims.room': {
    status: 410,
    message: () =>
      'This list had no campaign yet and made room for those of others. Publish the same lines again at /claim: its address is then the same.',
  },
  'claims.unfunded': {
    status: 410,
    message: (facts: { days: number }) =>
      `No campaign paid for this list within ${facts.days} days, so it was removed. Publish the same lines again at /claim: its address is then the same.`,
  },
} as const satisfies ErrorList

/** An expected failure of lists of claims. */
export const failClaims = failing(claimsErrors)
