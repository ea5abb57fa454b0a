/**
 * Where a sign-in is. `ready` has a message to sign. An error stays readable until the next try: with `preparing` it is that of the
 * try before, since a message that was refused once is replaced by a new one immediately.
 */
export type SignInStep =
  | { at: 'preparing'; error?: SignInError }
  | { at: 'unprepared'; error: SignInError }
  | { at: 'ready'; message: string; error?: SignInError }
  /** `silent`: the wallet has said nothing for a while. */
  | { at: 'signing'; message: string; silent?: true }
  | { at: 'verifying'; message: string }
  | { at: 'done'; address: string }

/** What failed, by its key in the table of words, and what was thrown or answered, for the code that explains it. */
export type SignInError = { word: 'prepareFailed' | 'signFailed' | 'verifyFailed'; cause: unknown }

/** What can happen to it. */
export type SignInEvent =
  | { is: 'pressed' }
  | { is: 'prepared'; message: string }
  | { is: 'prepare-failed'; cause: unknown }
  /** Nothing was heard of the wallet for a while; its answer still counts. */
  | { is: 'unanswered' }
  | { is: 'signed' }
  /** The visitor said no in the wallet. */
  | { is: 'rejected' }
  | { is: 'sign-failed'; cause: unknown }
  | { is: 'verified'; address: string }
  | { is: 'verify-failed'; cause: unknown }
  /** The message is about to expire. */
  | { is: 'stale' }

/** The beginning: the message is fetched when the window opens, so that a wallet is opened within the visitor's own press. */
export const firstSignInStep: SignInStep = { at: 'preparing' }

/** The whole state machine. An event that has no meaning in a state changes nothing: the same object comes back. */
export function signInStep(step: SignInStep, event: SignInEvent): SignInStep {
  switch (event.is) {
    case 'pressed':
      if (step.at === 'unprepared') return firstSignInStep
      if (step.at === 'signing' && !step.silent) return step
      return step.at === 'ready' || step.at === 'signing' ? { at: 'signing', message: step.message } : step
    case 'prepared':
      return step.at === 'preparing' ? { ...step, at: 'ready', message: event.message } : step
    case 'prepare-failed':
      return step.at === 'preparing' ? { at: 'unprepared', error: failed('prepareFailed', event) } : step
    case 'unanswered':
      return step.at === 'signing' ? { ...step, silent: true } : step
    case 'signed':
      return step.at === 'signing' ? { at: 'verifying', message: step.message } : step
    case 'rejected':
      return step.at === 'signing' ? { at: 'ready', message: step.message } : step
    case 'sign-failed':
      return step.at === 'signing' ? { at: 'ready', message: step.message, error: failed('signFailed', event) } : step
    case 'verified':
      return step.at === 'verifying' ? { at: 'done', address: event.address } : step
    case 'verify-failed':
      return step.at === 'verifying' ? { at: 'preparing', error: failed('verifyFailed', event) } : step
    case 'stale':
      return step.at === 'ready' ? { at: 'preparing', error: step.error } : step
  }
}

function failed(word: SignInError['word'], { cause }: { cause: unknown }): SignInError {
  return { word, cause }
}

/** What the one button says, by its key in the table of words, and whether it can be pressed. */
export function signInButton(step: SignInStep) {
  if (step.at === 'signing' && step.silent) return { label: labels.unprepared, ready: true }
  return { label: labels[step.at], ready: step.at === 'ready' || step.at === 'unprepared' }
}

const labels = {
  preparing: 'preparing',
  unprepared: 'retry',
  ready: 'signMessage',
  signing: 'waitingForSignature',
  verifying: 'verifying',
  done: 'verifying',
} as const

/** The status of a sign-in, in one word. */
export function signInStatus({ at }: SignInStep): 'idle' | 'signing' | 'verifying' {
  if (at === 'signing') return at
  return at === 'verifying' || at === 'done' ? 'verifying' : 'idle'
}
