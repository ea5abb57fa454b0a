import sha3 from 'js-sha3'
import { hexToBytes, keccak256, numberToBytes, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { codeKey } from './code-key.ts'
import { createCode } from './code-text.ts'

const salt = keccak256(toHex('salt'))

/** HMAC (RFC 2104) with the Keccak of another library, for keys of at most its block of 136 bytes. */
function hmac(key: Uint8Array, text: Uint8Array): Uint8Array {
  const pad = (byte: number) => Buffer.alloc(136, byte).map((each, at) => each ^ (key[at] ?? 0))
  const inner = sha3.keccak256.array(Buffer.concat([pad(0x36), text]))
  return Uint8Array.from(sha3.keccak256.array(Buffer.concat([pad(0x5c), Uint8Array.from(inner)])))
}

test('a code is the key that HKDF of another library makes of it', () => {
  for (let round = 0; round < 50; round++) {
    const code = createCode()
    const about = Buffer.concat([
      Buffer.from('Intaglio CodeMint721 code v1'),
      numberToBytes(31337, { size: 32 }),
      Uint8Array.of(0),
    ])
    // RFC 5869: a key out of the code, and the first block made with it is all of 32 bytes.
    const reference = hmac(hmac(hexToBytes(salt), Buffer.from(code)), Buffer.concat([about, Uint8Array.of(1)]))

    expect(codeKey(code, { chainId: 31337, salt })).toBe(toHex(reference))
  }
})

test('one code is always the same key, and another on another chain or with another salt', () => {
  const code = '0123456789ABCDEFGHJKMNPQRSX'
  const key = codeKey(code, { chainId: 1, salt })

  expect(privateKeyToAddress(key)).toBe('0x918da2909a07430b3cB220E79aFeF5461F55DA7C')
  expect(codeKey(code, { chainId: 2, salt })).not.toBe(key)
  expect(codeKey(code, { chainId: 1, salt: keccak256(salt) })).not.toBe(key)
})
