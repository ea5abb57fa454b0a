import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

/** Which of its token's entries a numbered thing is. Its id is the address of the token times 2^96, plus this, from 1 on. */
export function numberOf(id: bigint): bigint {
  return id & (2n ** 96n - 1n)
}

/** The token that is in such an id. */
export function tokenOf(id: bigint): Address {
  return getAddress(`0x${(id >> 96n).toString(16).padStart(40, '0')}`)
}

/** Such an id in an address of ours: its token and its number, `0x…-1`, where the id itself has up to 78 digits. */
export function idText(id: bigint): string {
  return `${tokenOf(id)}-${numberOf(id)}`
}

/** An id from an address of ours, as `idText` writes it or in digits. Undefined: it can be none. */
export function readId(text: string): bigint | undefined {
  const [, token, number] = text.match(/^(0x[\da-f]{40})-(\d{1,29})$/i) ?? []
  const id = token ? (BigInt(token) << 96n) + BigInt(number!) : /^[1-9]\d{0,77}$/.test(text) ? BigInt(text) : 0n
  const possible = id < 2n ** 256n && id >> 96n !== 0n && numberOf(id) !== 0n
  return possible && (!token || numberOf(id) === BigInt(number!)) ? id : undefined
}

/** How a numbered thing is called beside its token. */
export function nameOf(id: bigint): string {
  return `No. ${numberOf(id)}`
}
