import { failing, type ErrorList } from '#core/errors.ts'

/** What signing in refuses. Each has a heading in docs/errors.md. */
export const signInErrors = {
  'sign-in.chain': {
    status: 422,
    message: (facts: { chainId: number }) => `Sign in on chain ${facts.chainId}. Switch your wallet and try again.`,
  },
  'sign-in.refused': { status: 401, message: () => 'Error verifying signature, please retry!' },
  'sign-in.unchecked': {
    status: 503,
    message: () => 'The chain does not answer, so we could not check the signature. Try again in a minute.',
  },
} as const satisfies ErrorList

/** An expected failure of signing in. */
export const failSignIn = failing(signInErrors)
