import { zeroAddress } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { useAdminAction, type AdminActionState } from '#tools/plan/use-admin-action.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'

/** What the connected account does with the claims contract, one thing at a time, followed until the chain has it. */
export function useClaimsAction({ account }: ShownAccount): AdminActionState {
  return useAdminAction({ account: account?.address ?? zeroAddress, contracts: [contractAddresses.MerkleClaims] })
}
