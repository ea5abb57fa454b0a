import { recoverAddress, type Address, type Hex } from 'viem'

/** The order of the curve, halved: of the two spellings a signature has, the one with the larger half is refused. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * The account whose key made this signature of `hash`: 65 bytes with v of 27, 28, 0 or 1, or the 64 of EIP-2098. Undefined when it is
 * nothing of the kind, or the other spelling of one (s in the upper half).
 */
export async function keyOf(hash: Hex, signature: Hex): Promise<Address | undefined> {
  const parts = partsOf(signature)
  if (!parts || BigInt(parts.s) > halfOrder) return undefined
  return recoverAddress({ hash, signature: parts }).catch(() => undefined)
}

function partsOf(signature: Hex): { r: Hex; s: Hex; yParity: number } | undefined {
  const r: Hex = `0x${signature.slice(2, 66)}`
  const second = signature.slice(66, 130)
  if (signature.length === 130) {
    const bits = BigInt(`0x${second}`)
    const s = bits & ((1n << 255n) - 1n)
    return { r, s: `0x${s.toString(16).padStart(64, '0')}`, yParity: Number(bits >> 255n) }
  }
  const yParity = { '1b': 0, '1c': 1, '00': 0, '01': 1 }[signature.slice(130).toLowerCase()]
  return signature.length === 132 && yParity !== undefined ? { r, s: `0x${second}`, yParity } : undefined
}
