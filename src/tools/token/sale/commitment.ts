import type { Hex } from 'viem'
import { bytesToHex, encodeAbiParameters, keccak256 } from 'viem/utils'

/** What is hidden until the reveal: the address of the metadata, up to the number of a piece, and 32 random bytes. */
export type Hidden = { uri: string; salt: Hex }

/** The hash that is fixed at the launch, as `reveal` compares it. */
export function commitmentOf({ uri, salt }: Hidden): Hex {
  return keccak256(encodeAbiParameters([{ type: 'string' }, { type: 'bytes32' }], [uri, salt]))
}

/** A salt that nobody can guess. */
export function newSalt(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** What is hidden, as a file that is kept until the reveal. */
export function hiddenText(hidden: Hidden): string {
  return `${JSON.stringify(hidden, undefined, 1)}\n`
}

/** Reads that file; undefined when the text is none. */
export function readHidden(text: string): Hidden | undefined {
  try {
    const { uri, salt } = JSON.parse(text) as Record<string, unknown>
    if (typeof uri !== 'string' || typeof salt !== 'string' || !/^0x[\da-f]{64}$/i.test(salt)) return undefined
    return { uri, salt: salt as Hex }
  } catch {
    return undefined
  }
}
