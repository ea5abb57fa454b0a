import { brand } from '#content/brand.ts'
import { explainFailure, failureOf } from '#wallet/connection/failures.ts'
import { SignInRefused } from './sign-in-calls.ts'
import type { SignInError } from './sign-in-step.ts'

const doings = { prepareFailed: 'prepare', signFailed: 'sign', verifyFailed: 'verify' } as const

/** A failed step of sign-in in two lines: what failed, then why and what to do. What the server refused is in words of its own. */
export function signInFailure(
  { word, cause }: SignInError,
  wallet: string | undefined,
): { message: string; remedy: string } {
  const attempted = { doing: doings[word], wallet, app: brand.name }
  const failure = explainFailure(cause, attempted) ?? failureOf(attempted.doing, attempted)
  const { message } = failure
  // A signature that is refused has no words but those of its step.
  const told = cause instanceof SignInRefused && cause.refusal.code !== 'sign-in.refused'
  return { message, remedy: told ? cause.told : failure.remedy }
}
