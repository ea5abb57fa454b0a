import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import type { Voucher } from '#tools/mint/campaign/mint-event.ts'
import type { Call } from '#tools/plan/simulate.ts'

/** What mints the token of a printed code. `signature` is the code's key's, for this recipient. */
export type Redeeming = {
  contract: Address
  index: number
  recipient: Address
  deadline: number
  signature: Hex
  proof: readonly Hex[]
}

/** Mints with a printed code; anyone may send it. */
export function redeemCall({ contract, index, recipient, deadline, signature, proof }: Redeeming): Call {
  const args = [BigInt(index), recipient, BigInt(deadline), signature, proof] as const
  return { to: contract, data: encodeFunctionData({ abi: codeMint721Abi, functionName: 'redeem', args }) }
}

/** Mints with the event code. Without a voucher only the recipient may send it. */
export function eventCall(
  contract: Address,
  recipient: Address,
  { quantity = 1, voucher }: { quantity?: number; voucher?: Voucher },
): Call {
  const { limit = 0, deadline = 0, signature = '0x' as const } = voucher ?? {}
  const args = [recipient, BigInt(quantity), BigInt(limit), BigInt(deadline), signature] as const
  return { to: contract, data: encodeFunctionData({ abi: codeMint721Abi, functionName: 'mint', args }) }
}
