import type { Address } from 'viem'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { tokenOf, type LockKey } from './lock-number.ts'

/** What is held of a token where a lock is, and owed to all locks there, in smallest units. */
export type Holding = { held: bigint; owed: bigint }

/** A token with that; `proof` and `allowance` are those of the contract that holds the lock. */
export type HeldToken = Token & { holding: Holding }

/** What an amount of a lock is paid with: where less is held than owed, the same part for everybody, rounded down as the contract does. */
export function fairShare(amount: bigint, { held, owed }: Holding): bigint {
  return held >= owed ? amount : (amount * held) / owed
}

/**
 * The token of a lock as `readToken` reads it, with what is held and owed where the lock is: all plain locks of a token are together, those
 * with votes by their delegate. What the token does not say counts as nothing. Undefined when there is no contract.
 */
export async function readHeldToken(rpc: Rpc, key: LockKey, account?: Address): Promise<HeldToken | undefined> {
  const address = tokenOf(key.id)
  const of = { to: address, abi: tokenAbi } as const
  if (key.locker === 'TokenLocker') {
    const [token, held = 0n] = await Promise.all([
      readToken(rpc, address, account),
      unlessRefused(readContract(rpc, { ...of, name: 'balanceOf', args: [contractAddresses.TokenLocker] })),
    ])
    return token && { ...token, holding: { held, owed: token.proof.owed } }
  }
  const lens = { to: contractAddresses.LockLens, abi: lockLensAbi } as const
  const [token, { balance, owed, solvent }, allowance = 0n] = await Promise.all([
    readToken(rpc, address, account),
    readContract(rpc, { ...lens, name: 'votingStatement', args: [address, [key.id]] }),
    account
      ? unlessRefused(readContract(rpc, { ...of, name: 'allowance', args: [account, contractAddresses.VotingLocker] }))
      : undefined,
  ])
  return token && { ...token, allowance, proof: { ...token.proof, owed, solvent }, holding: { held: balance, owed } }
}
