import type { Address } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { recentTokens } from '#chain/tokens/recent-tokens.ts'
import { readHeldToken, type HeldToken } from './fair-share.ts'
import { readAccount, type AccountLocks } from './read-account.ts'

/** The locks of an account, with the tokens they are in. */
export type OwnLocksRead = AccountLocks & { tokens: ReadonlyMap<Address, HeldToken> }

/** What an account has locked and is offered, here or in tokens this device looked at lately. Rejects when the chain does not answer. */
export async function readOwn(rpc: Rpc, account: Address): Promise<OwnLocksRead> {
  const found = await readAccount(rpc, { account, tokens: recentTokens() })
  const addresses = [...new Set([...found.own, ...found.offered].map(({ token }) => token))]
  const read = await Promise.all(addresses.map((token) => readHeldToken(rpc, token, account)))
  const tokens = new Map(read.flatMap((token): [Address, HeldToken][] => (token ? [[token.address, token]] : [])))
  return { ...found, tokens }
}
