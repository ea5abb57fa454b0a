import type { Address } from 'viem'
import type { TokenValues } from '#tools/token/features/values.ts'

/** Values with which any token can be launched; `account` holds everything. */
export const tokenValues = (account: Address): TokenValues => ({
  name: 'Gold',
  symbol: 'GLD',
  decimals: 18,
  supply: 10n ** 24n,
  cap: 10n ** 25n,
  maxSupply: 9n,
  receiver: account,
  owner: account,
  admin: account,
  minter: account,
  pauser: account,
  controller: account,
  bridge: account,
  asset: account,
  batch: { count: 1n, receiver: account },
  royalty: { share: 0n, receiver: account },
  editions: { count: 3n, size: 9n },
  sale: { proceeds: account, phases: [] },
  commitment: `0x${'01'.repeat(32)}`,
  uri: 'ipfs://x/',
  delay: 2n,
  limits: { maxWallet: 0n, maxTransaction: 0n, duration: 0n },
})
