import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'

/** What the lock contract holds of a token, and what it owes to all locks of it, in smallest units. */
export type Holding = { held: bigint; owed: bigint }

/** A token with that. */
export type HeldToken = Token & { holding: Holding }

/** What an amount of a lock is paid with: where less is held than owed, the same part for everybody, rounded down as the contract does. */
export function fairShare(amount: bigint, { held, owed }: Holding): bigint {
  return held >= owed ? amount : (amount * held) / owed
}

/** As `readToken`; a token that does not say what the lock contract holds counts as holding nothing. */
export async function readHeldToken(rpc: Rpc, address: Address, account?: Address): Promise<HeldToken | undefined> {
  const args = [contractAddresses.TokenLocker] as const
  const [token, held] = await Promise.all([
    readToken(rpc, address, account),
    readContract(rpc, { to: address, abi: tokenAbi, name: 'balanceOf', args }).catch(() => 0n),
  ])
  return token && { ...token, holding: { held, owed: token.proof.owed } }
}
