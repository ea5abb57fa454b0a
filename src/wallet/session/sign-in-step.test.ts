import { expect, test } from 'vitest'
import {
  firstSignInStep,
  signInButton,
  signInStatus,
  signInStep,
  type SignInEvent,
  type SignInStep,
} from './sign-in-step.ts'

const error = { word: 'signFailed', cause: 'before' } as const
const steps: Record<SignInStep['at'], SignInStep> = {
  preparing: { at: 'preparing' },
  unprepared: { at: 'unprepared', error },
  ready: { at: 'ready', message: 'm', error },
  signing: { at: 'signing', message: 'm' },
  verifying: { at: 'verifying', message: 'm' },
  done: { at: 'done', address: '0x1' },
}
const events: Record<SignInEvent['is'], SignInEvent> = {
  pressed: { is: 'pressed' },
  prepared: { is: 'prepared', message: 'n' },
  'prepare-failed': { is: 'prepare-failed', cause: 'why' },
  unanswered: { is: 'unanswered' },
  signed: { is: 'signed' },
  rejected: { is: 'rejected' },
  'sign-failed': { is: 'sign-failed', cause: 'why' },
  verified: { is: 'verified', address: '0x1' },
  'verify-failed': { is: 'verify-failed', cause: 'why' },
  stale: { is: 'stale' },
}
const because = (word: string) => ({ word, cause: 'why' })

/** Every event that means something in a step. All others leave the step as it is. */
const table: Partial<Record<SignInStep['at'], Partial<Record<SignInEvent['is'], unknown>>>> = {
  preparing: {
    prepared: { at: 'ready', message: 'n' },
    'prepare-failed': { at: 'unprepared', error: because('prepareFailed') },
  },
  unprepared: { pressed: { at: 'preparing' } },
  ready: { pressed: { at: 'signing', message: 'm' }, stale: { at: 'preparing', error } },
  signing: {
    unanswered: { at: 'signing', message: 'm', silent: true },
    signed: { at: 'verifying', message: 'm' },
    rejected: { at: 'ready', message: 'm' },
    'sign-failed': { at: 'ready', message: 'm', error: because('signFailed') },
  },
  verifying: {
    verified: { at: 'done', address: '0x1' },
    'verify-failed': { at: 'preparing', error: because('verifyFailed') },
  },
}

const all = Object.values(steps).flatMap((step) => Object.values(events).map((event) => [step, event] as const))

test.each(all)('$0.at when $1.is', (step, event) => {
  const expected = table[step.at]?.[event.is]

  const next = signInStep(step, event)
  expect(next).toEqual(expected ?? step)
  expect(next === step).toBe(expected === undefined)
})

test('what failed stays readable while the next message is fetched, and until the next try', () => {
  const fetching = signInStep({ at: 'verifying', message: 'm' }, { is: 'verify-failed', cause: 'why' })
  const ready = signInStep(fetching, { is: 'prepared', message: 'n' })

  expect(ready).toEqual({ at: 'ready', message: 'n', error: because('verifyFailed') })
  expect(signInStep(ready, { is: 'pressed' })).toEqual({ at: 'signing', message: 'n' })
})

test('a wallet that has said nothing for a while can be asked again, and its answer counts', () => {
  const silent = signInStep(steps.signing, { is: 'unanswered' })

  expect(signInButton(silent)).toEqual({ label: 'retry', ready: true })
  expect(signInStep(silent, { is: 'pressed' })).toEqual({ at: 'signing', message: 'm' })
  expect(signInStep(silent, { is: 'signed' })).toEqual({ at: 'verifying', message: 'm' })
  expect(signInStep(silent, { is: 'rejected' })).toEqual({ at: 'ready', message: 'm' })
})

test('it begins by preparing', () => expect(firstSignInStep).toEqual({ at: 'preparing' }))

test.each([
  ['preparing', 'preparing', false, 'idle'],
  ['unprepared', 'retry', true, 'idle'],
  ['ready', 'signMessage', true, 'idle'],
  ['signing', 'waitingForSignature', false, 'signing'],
  ['verifying', 'verifying', false, 'verifying'],
  ['done', 'verifying', false, 'verifying'],
] as const)('%s: the button is %s, can be pressed: %s, and the status is %s', (at, label, ready, status) => {
  expect(signInButton(steps[at])).toEqual({ label, ready })
  expect(signInStatus(steps[at])).toBe(status)
})
