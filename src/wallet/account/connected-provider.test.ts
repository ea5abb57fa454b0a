import { expect, test } from 'vitest'
import { answeredHash, answeredSignature } from './connected-provider.ts'

const hash = `0x${'aB'.repeat(32)}`

test('only 32 bytes are the hash of a transaction', () => {
  expect(answeredHash(hash)).toBe(hash)
  for (const answer of [null, undefined, '', '0x', 'ok', `${hash}00`, hash.slice(2), { hash }, [hash], 1])
    expect(() => answeredHash(answer)).toThrow(expect.objectContaining({ name: 'NoHashError' }))
})

test('only whole bytes are a signature', () => {
  expect(answeredSignature('0x12ab')).toBe('0x12ab')
  for (const answer of [null, undefined, '', '0x', '0x1', 'signed', { signature: '0x12' }, ['0x12'], true])
    expect(() => answeredSignature(answer)).toThrow(expect.objectContaining({ name: 'NoSignatureError' }))
})
