import type { Explained } from './explain-error.ts'

/** What came of asking a wallet for a transaction or a signature. */
type Outcome =
  | { at: 'sent' | 'signed' | 'declined' | 'withdrawn' }
  | { at: 'failed'; failure: Explained & { kind: string } }

/** After these failures a wallet may have sent what it was asked for: it is looked for before it is asked again. */
const uncertain: readonly string[] = ['timeout', 'relay', 'wallet-offline', 'node', 'no-hash', 'sent-unknown']

/**
 * Whether a wallet may have sent what it was asked for, although it has not said so. A wallet with another request open has not taken this
 * one; the open one may be the same, if it was asked for `before`.
 */
export const mayBeSent = (outcome: Outcome, before = false): boolean =>
  outcome.at === 'failed' &&
  (uncertain.includes(outcome.failure.kind) || (before && outcome.failure.kind === 'request-open'))

/** The sentences for a visitor who goes back, and for a wallet that does not answer. */
export type Stops = Record<'declined' | 'unanswered', Explained>

const message = {
  declined: 'You went back, so nothing was sent.',
  withdrawn: 'Your wallet changed, so nothing was sent.',
  unanswered: 'The chain or the wallet does not answer.',
}

/** For one action: it can be begun again. */
export const actionStops: Stops = {
  declined: { message: message.declined, remedy: 'What you chose is still here.' },
  unanswered: { message: message.unanswered, remedy: 'Look at your transactions before you try again.' },
}

/** For a plan of several steps: it goes on where it was. */
export const planStops: Stops = {
  declined: { message: message.declined, remedy: 'Go on whenever you like: what is done stays done.' },
  unanswered: { message: message.unanswered, remedy: 'Go on in a minute: what was sent is not sent again.' },
}

/** The chain was silent before a wallet was asked. */
export const chainSilent: Explained = {
  message: 'The chain does not answer. Nothing was sent.',
  remedy: 'Try again in a minute.',
}

/** Why a wallet has not done what it was asked for; undefined: it has. */
export function whyNotSent(outcome: Outcome, { declined }: Stops): Explained | undefined {
  if (outcome.at === 'declined') return declined
  if (outcome.at === 'withdrawn') return { ...declined, message: message.withdrawn }
  if (outcome.at !== 'failed') return undefined
  const { message: why, remedy, lang } = outcome.failure
  return { message: why, remedy, ...(lang && { lang }) }
}

/** A press that came before the balance of the account. */
export const stillReading = 'The account is still being read. Press again in a moment.'
