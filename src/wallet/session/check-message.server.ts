import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe'
import { getAddress, hashMessage, type Address, type Hex } from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { AppError } from '#core/errors.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { contractAgrees } from './contract-signature.server.ts'
import { keyOf } from './key-signature.ts'
import { messageLife } from './message.server.ts'
import { failSignIn } from './errors.ts'

/** Why a sign-in was refused, for the log: a word of ours, no data of the visitor. The visitor gets the same message every time. */
type Reason = 'grammar' | 'address' | 'visitor' | 'unknown' | 'changed' | 'time' | 'scheme' | 'refused' | 'used'

/** The refusal of a sign-in; `reason` goes into the log as the class of the failure. */
export function refuse(reason: Reason): AppError {
  return failSignIn('sign-in.refused').because(Object.assign(new Error(), { name: `sign-in-${reason}` }))
}

/** Reads a message by the grammar of EIP-4361, and refuses what the library would only warn of, or would write differently. */
export function readMessage(text: string): SiweMessage & { address: Address } {
  let message: SiweMessage
  try {
    message = new SiweMessage(text)
  } catch {
    throw refuse('grammar')
  }
  const checked = checkedAddress(message.address)
  // A checksum may leave all letters small, or all large. The library takes such an address for one that has none.
  const warnings = message.warnings.filter((warning) => !checked || !warning.includes('EIP-55'))
  if (warnings.length > 0 || message.prepareMessage() !== text) throw refuse('grammar')
  if (!checked) throw refuse('address')
  return message as SiweMessage & { address: Address }
}

/** What a message is held against: none of it comes from the request. */
export type Expected = { origin: string; chainId: number; nonce: string; now: Date; nodeRpc: NodeRpc }

/**
 * Checks domain, address, chain, nonce and dates of a message, and then its signature: by a key, or by a contract. Throws
 * `sign-in.refused`, and `sign-in.unchecked` when the chain has to be asked and does not answer.
 */
export async function checkMessage(
  message: SiweMessage & { address: Address },
  signature: Hex,
  { origin, chainId, nonce, now, nodeRpc }: Expected,
): Promise<void> {
  if (Math.abs(now.getTime() - Date.parse(message.issuedAt!)) > messageLife) throw refuse('time')
  // The scheme is part of the grammar, and not of the messages we write.
  if (message.scheme !== undefined) throw refuse('scheme')
  let trouble: unknown
  const config: SiweConfig = {
    verifyMessage: async (text, given) => (await keyOf(hashMessage(text), given as Hex)) ?? '',
    hashMessage,
    getAddress: (address) => getAddress(address),
    // The library takes a failure for a refusal; ours is kept apart.
    checkContractWalletSignature: (address, text, given) =>
      contractAgrees(
        { nodeRpc, chainId },
        { address: address as Address, hash: hashMessage(text), signature: given as Hex },
      ).catch((error: unknown) => {
        trouble = error
        return false
      }),
  }
  const { success } = await message.verify(
    { signature, domain: new URL(origin).host, uri: origin, chainId, nonce, time: now.toISOString() },
    { strict: true, suppressExceptions: true, config },
  )
  if (trouble) throw trouble
  if (!success) throw refuse('refused')
}
