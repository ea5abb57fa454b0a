import { failing, type ErrorList } from '#core/errors.ts'

/** What the names of accounts refuses. Each has a heading in docs/errors.md. */
export const nameErrors = {
  'name.unresolved': {
    status: 503,
    message: () => 'The chain does not answer, so we could not look up the name. Try again in a minute.',
  },
} as const satisfies ErrorList

/** An expected failure of the names of accounts. */
export const failName = failing(nameErrors)
