import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { readEvents, topicsOfAccount } from './grant-events.ts'
import { isSame } from './grant-state.ts'
import { grantsContract } from './grants-contract.ts'
import { olderGrants } from './older-grants.ts'
import { readGrants, type Grant } from './read-grants.ts'

/** A token, with what the contract of grants holds of it and owes, in smallest units. */
export type GrantToken = Token & { held: bigint; owed: bigint }

/** The grants in which an account has a part, or which it has given; whether all events were there to be read, and the tokens. */
export type AccountGrants = {
  received: Grant[]
  given: Grant[]
  offered: Grant[]
  tokens: ReadonlyMap<Address, GrantToken>
  complete: boolean
}

/** The newest grants that are looked at. */
const mostGrants = 400

/**
 * What an account receives, has given or can revoke, and is offered: by its events, and where a node tells only of lately, by the
 * grants of `known` tokens too. Rejects when the chain does not answer.
 */
export async function readAccount(rpc: Rpc, account: Address, known: readonly Address[] = []): Promise<AccountGrants> {
  const { events, from } = await readEvents(rpc, topicsOfAccount(account))
  const older = from === 0 ? [] : await olderGrants(rpc, account, known)
  const newest = events.flatMap((event) => ('id' in event.args ? [event.args.id] : [])).toReversed()
  const ids = [...new Set([...newest, ...older])]
  const made = new Set(
    events.flatMap(({ eventName, args }) => (eventName === 'Granted' && isSame(args.giver, account) ? [args.id] : [])),
  )
  const grants = await readGrants(rpc, ids.slice(0, mostGrants))
  const isOwn = (part: Address) => isSame(part, account)
  const addresses = [...new Set(grants.map(({ token }) => token))]
  const tokens = await Promise.all(addresses.map((token) => readGrantToken(rpc, token, account)))
  return {
    received: grants.filter(({ receiver }) => isOwn(receiver)),
    given: grants.filter(({ id, revoker }) => made.has(id) || isOwn(revoker)),
    offered: grants.filter(({ pendingReceiver, pendingRevoker }) => isOwn(pendingReceiver) || isOwn(pendingRevoker)),
    tokens: new Map(tokens.flatMap((token): [Address, GrantToken][] => (token ? [[token.address, token]] : []))),
    complete: from === 0 && ids.length <= mostGrants,
  }
}

/** A token with what the contract of grants holds of it; undefined when there is no contract. Rejects as `rpc` does. */
export async function readGrantToken(rpc: Rpc, address: Address, account?: Address): Promise<GrantToken | undefined> {
  const { address: contract, abi } = grantsContract
  const [token, held, owed] = await Promise.all([
    readToken(rpc, address, account),
    // A token that does not say what the contract has counts as holding nothing.
    readContract(rpc, { to: address, abi: tokenAbi, name: 'balanceOf', args: [contract] }).catch(() => 0n),
    readContract(rpc, { to: contract, abi, name: 'owed', args: [address] }),
  ])
  return token && { ...token, held, owed }
}

/** What an amount is paid with: where less is held than owed, the same part for everybody, rounded down as the contract does. */
export function fairShare(amount: bigint, { held, owed }: Pick<GrantToken, 'held' | 'owed'>): bigint {
  return held >= owed ? amount : (amount * held) / owed
}
