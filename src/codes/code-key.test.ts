import { hkdfSync } from 'node:crypto'
import { hexToBytes, keccak256, numberToBytes, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { codeKey } from './code-key.ts'
import { createCode } from './code-text.ts'

const salt = keccak256(toHex('salt'))

test('a code is the key that HKDF of another library makes of it', () => {
  for (let round = 0; round < 50; round++) {
    const code = createCode()
    const about = Buffer.concat([
      Buffer.from('Intaglio CodeMint721 code v1'),
      numberToBytes(31337, { size: 32 }),
      Uint8Array.of(0),
    ])
    const reference = hkdfSync('keccak-256', code, hexToBytes(salt), about, 32)

    expect(codeKey(code, { chainId: 31337, salt })).toBe(toHex(new Uint8Array(reference)))
  }
})

test('one code is always the same key, and another on another chain or with another salt', () => {
  const code = '0123456789ABCDEFGHJKMNPQRSX'
  const key = codeKey(code, { chainId: 1, salt })

  expect(privateKeyToAddress(key)).toBe('0x918da2909a07430b3cB220E79aFeF5461F55DA7C')
  expect(codeKey(code, { chainId: 2, salt })).not.toBe(key)
  expect(codeKey(code, { chainId: 1, salt: keccak256(salt) })).not.toBe(key)
})
