import { permit2Address } from '#chain/tokens/permit-form.ts'
import descriptor from '#contracts/descriptors/calldata-Permit2.json' with { type: 'json' }
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { describedBy } from '#transactions/descriptors/described.ts'
import { lockdownAbi } from './lockdown-call.ts'

/** Permit2 as the sheet reads what ends permissions there. */
export const permit2On = (chainId: number): KnownContract => ({
  chainId,
  address: permit2Address,
  name: 'Uniswap Permit2',
  abi: lockdownAbi,
  calls: describedBy(descriptor, { lockdown: { lasting: () => t('endedLasting') } }),
})
