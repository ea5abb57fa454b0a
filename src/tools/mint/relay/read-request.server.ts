import { getAddress, isAddress, type Address, type Hex } from 'viem'
import { fail } from '#core/errors.ts'
import { checkedAddress } from '#core/text/checked-address.ts'

type Body = Record<string, unknown>

/** More collections than one chain of ours has open at a time. */
const mostKeys = 20

const isHex = (value: unknown, most: number): value is Hex =>
  typeof value === 'string' && value.length <= most && /^0x(?:[\da-f]{2})+$/i.test(value)

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** The contract a request names. Throws `request.malformed`. */
export function contractIn({ contract }: Body): Address {
  const address = checkedAddress(contract)
  if (!address) throw fail('request.malformed')
  return address
}

/** The addresses of the keys that a code has in the open collections. Throws `request.malformed`. */
export function keysIn({ keys }: Body): { contract: Address; key: Address }[] {
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > mostKeys) throw fail('request.malformed')
  return keys.map((each: unknown) => {
    const { contract, key } = (each ?? {}) as Body
    if (typeof key !== 'string' || !isAddress(key, { strict: false })) throw fail('request.malformed')
    return { contract: contractIn({ contract }), key: getAddress(key) }
  })
}

/** What the key of a printed code has signed. Throws `request.malformed`, and `address.invalid` for the recipient. */
export function redeemingIn({ index, recipient, deadline, signature }: Body) {
  const account = checkedAddress(recipient)
  if (!account) throw fail('address.invalid')
  if (!isCount(index) || !isCount(deadline) || !isHex(signature, 132)) throw fail('request.malformed')
  return { index, recipient: account, deadline, signature }
}
