import { expect, test } from 'vitest'
import { mayBeSent, whyNotSent } from './why-not-sent.ts'

const failed = (kind: string) => ({ at: 'failed', failure: { kind, message: '', remedy: '' } }) as const

test('a wallet that has gone silent, or answers without a hash, may have sent what it was asked for', () => {
  for (const kind of ['timeout', 'relay', 'wallet-offline', 'node', 'no-hash', 'sent-unknown'])
    expect(mayBeSent(failed(kind))).toBe(true)
})

test('a wallet that says no, or has not taken the request, has sent nothing', () => {
  for (const kind of ['request-open', 'not-authorised', 'funds', 'account-changed'])
    expect(mayBeSent(failed(kind))).toBe(false)
  expect(mayBeSent({ at: 'declined' })).toBe(false)
})

test('what it was asked for before may be the request that is open', () => {
  expect(mayBeSent(failed('request-open'), true)).toBe(true)
  expect(mayBeSent(failed('funds'), true)).toBe(false)
})

test('what a wallet is said to have done keeps its language, and what the page says has none of its own', () => {
  const declined = { message: 'You went back.', remedy: 'Go on.' }
  const failure = { kind: 'funds', message: 'Zu wenig.', remedy: 'Lade es auf.', lang: 'de' }
  const stops = { declined, unanswered: declined }
  expect(whyNotSent({ at: 'failed', failure }, stops)).toEqual({
    message: 'Zu wenig.',
    remedy: 'Lade es auf.',
    lang: 'de',
  })
  expect(whyNotSent({ at: 'declined' }, stops)).toEqual(declined)
  expect(whyNotSent({ at: 'sent' }, stops)).toBeUndefined()
})
