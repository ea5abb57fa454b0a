import type { Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { hasLocalChain } from '#chain/catalogue.ts'
import type { Env } from '#core/process/env.server.ts'

/** The key of the sample collection on the local chain. Everybody can read it here: it is worth nothing. */
const sampleKey: Hex = '0x6d696e740000000000000000000000000000000000000000000000000000cafe'

/** Signs the vouchers of the sample collection, and pays for mints on the local chain, where no key is configured. */
export const sampleMinter: PrivateKeyAccount = privateKeyToAccount(sampleKey)

/** The accounts that sign vouchers, of which the first also pays for mints. None where no key is configured and the chain is not a toy. */
export function mintAccounts(env: Pick<Env, 'VOUCHER_KEY' | 'CHAIN_ID' | 'RPC_URL'>): PrivateKeyAccount[] {
  const own = env.VOUCHER_KEY ? [privateKeyToAccount(env.VOUCHER_KEY as Hex)] : []
  return hasLocalChain(env) ? [...own, sampleMinter] : own
}
