import { failing, type ErrorList } from '#core/errors.ts'

/** What the check of a token refuses. Each has a heading in docs/errors.md. */
export const tokenCheckErrors = {
  'token-check.busy': {
    status: 503,
    message: (facts: { seconds: number }) => `Other tokens are being checked. Try again in ${facts.seconds} seconds.`,
  },
  'token-check.refused': { status: 422, message: (facts: { sentence: string }) => facts.sentence },
  'token-check.unasked': {
    status: 503,
    message: () => 'The chain does not answer, or took too long, so this check was not made. Try again in a minute.',
  },
} as const satisfies ErrorList

/** An expected failure of the check of a token. */
export const failTokenCheck = failing(tokenCheckErrors)
