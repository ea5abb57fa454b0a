import type { Address, Hex } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { permit2Address } from '#chain/tokens/permit-form.ts'

/** What Permit2 is asked to end permissions by. */
export const lockdownAbi = parseAbi([
  'struct TokenSpenderPair { address token; address spender; }',
  'function lockdown(TokenSpenderPair[] approvals)',
])

/** The call that ends permissions in Permit2, all of them in one transaction. */
export function lockdownCall(pairs: readonly { token: Address; spender: Address }[]): { to: Address; data: Hex } {
  return {
    to: permit2Address,
    data: encodeFunctionData({ abi: lockdownAbi, functionName: 'lockdown', args: [pairs] }),
  }
}
