import { expect, test } from 'vitest'
import { mayBeSent } from './why-not-sent.ts'

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
