import { expect, test } from 'vitest'
import { fail } from '#core/errors.ts'
import { SignInRefused } from './sign-in-calls.ts'
import { signInFailure } from './sign-in-failure.ts'
import { failSignIn } from './errors.ts'

const coded = (code: number) => Object.assign(new Error('from the wallet'), { code })
const refused = (error: ReturnType<typeof fail>) => new SignInRefused(error.toJSON())

test.each([
  ['prepareFailed', refused(fail('server.unavailable')), 'We cannot store anything at the moment.'],
  ['prepareFailed', refused(fail('request.too-many', { seconds: 30 })), 'Wait 30 seconds and try again.'],
  ['prepareFailed', new Error('plain'), 'Try again.'],
  ['signFailed', coded(-32_002), 'Rabby already has a request open. Open Rabby,'],
  ['signFailed', coded(4100), 'Unlock Rabby,'],
  ['signFailed', coded(4900), 'check its network'],
  [
    'signFailed',
    Object.assign(new Error('ours'), { name: 'NoSignatureError' }),
    'Rabby gave no signature that can be read. Press the button again',
  ],
  ['signFailed', new Error('plain'), 'Press the button again; Rabby asks once more.'],
  ['verifyFailed', refused(failSignIn('sign-in.refused')), 'Press the button again; Rabby asks once more.'],
  ['verifyFailed', refused(failSignIn('sign-in.unchecked')), 'The chain does not answer'],
] as const)('%s keeps its sentence; %s is explained below it', (word, cause, told) => {
  const { message, remedy } = signInFailure({ word, cause }, 'Rabby')

  const doing = {
    prepareFailed: 'preparing message',
    signFailed: 'signing message',
    verifyFailed: 'verifying signature',
  }
  expect(message).toBe(`Error ${doing[word]}, please retry!`)
  expect(remedy).toContain(told)
  expect(remedy).not.toContain(message)
})
