import {
  bytesToBigInt,
  bytesToHex,
  concatBytes,
  hexToBytes,
  keccak256,
  numberToBytes,
  stringToBytes,
  type Hex,
} from 'viem'

/** What belongs to a collection of codes and not to the code: the chain it is on and its 32 random bytes. */
export type CodeRealm = { chainId: number; salt: Hex }

const DOMAIN = 'Intaglio CodeMint721 code v1'

/** The order of secp256k1: keys are 1 to one less. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** How many bytes one block of keccak-256 takes. */
const BLOCK = 136

/**
 * The private key that a code is, as 32 bytes in hex: HKDF (RFC 5869) with keccak-256 over the code in its one spelling, with the
 * collection's salt, and domain, chain and a counter as the information. The code must be what `readCode` answers.
 */
export function codeKey(code: string, { chainId, salt }: CodeRealm): Hex {
  const secret = hmac(hexToBytes(salt), stringToBytes(code))
  for (let counter = 0; ; counter++) {
    const about = concatBytes([stringToBytes(DOMAIN), numberToBytes(chainId, { size: 32 }), Uint8Array.of(counter, 1)])
    const key = hmac(secret, about)
    // One in 2^128 is no key, and the next counter's is.
    if (bytesToBigInt(key) > 0n && bytesToBigInt(key) < ORDER) return bytesToHex(key)
  }
}

/** HMAC (RFC 2104) with keccak-256; `key` is no longer than a block. */
function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (pad: number) => Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ pad)
  return keccak256(concatBytes([padded(0x5c), keccak256(concatBytes([padded(0x36), message]), 'bytes')]), 'bytes')
}
