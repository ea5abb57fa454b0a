import { admit, type AdmissionDeps, type Asker } from '#core/admission/admission.server.ts'

const budget = { name: 'sign-in-everyone', most: 3_000 }

/**
 * The free calls of one network in ten minutes. Nothing counts by account, because anyone may name any account. A signature is
 * tried five times for each message and browser.
 */
const calls = {
  /** Messages, each of which is kept for five minutes. */
  'sign-in': 60,
  /** Signatures for them. A visitor who has a message has worked for it, if there was reason to. */
  'sign-in-verify': 600,
  /** Asking who is signed in, and signing out. */
  'sign-in-session': 3_000,
} as const

/** Counts a call of signing in. Throws as `admit` does. */
export function admitSignIn(deps: AdmissionDeps, name: keyof typeof calls, asker: Asker): Promise<void> {
  return admit(deps, { name, quiet: calls[name], seconds: 600, budget, first: 'nothing' }, asker)
}
