import type { Address } from 'viem'
import type { IndexState } from '#chain/index/index-state.server.ts'
import { askThings, type AskThings } from '#chain/index/read-index.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { isSame } from './grant-state.ts'
import { grantsContract } from './grants-contract.ts'
import { readGrants, type Grant } from './read-grants.ts'

/** A token, with what the contract of grants holds of it and owes, in smallest units. */
export type GrantToken = Token & { held: bigint; owed: bigint }

/**
 * The grants in which an account has a part, or which it has given, with their tokens; how far the index was that named them, and whether
 * all it named were read.
 */
export type AccountGrants = {
  received: Grant[]
  given: Grant[]
  offered: Grant[]
  tokens: ReadonlyMap<Address, GrantToken>
  index: IndexState | undefined
  complete: boolean
}

/** The newest grants that are looked at. */
const mostGrants = 400

/** What an account receives, has given or can revoke, and is offered: the index names the grants. Rejects when the chain does not answer. */
export async function readAccount(rpc: Rpc, account: Address, ask: AskThings = askThings): Promise<AccountGrants> {
  const named = await ask(rpc, { account, contracts: ['TokenGrants'] })
  const things = named?.things ?? []
  const made = new Set(things.flatMap(({ id, as }) => (as.includes('Granted.giver') ? [id] : [])))
  const grants = await readGrants(
    rpc,
    things.slice(0, mostGrants).map(({ id }) => id),
  )
  const isOwn = (part: Address) => isSame(part, account)
  const addresses = [...new Set(grants.map(({ token }) => token))]
  const tokens = await Promise.all(addresses.map((token) => readGrantToken(rpc, token, account)))
  return {
    received: grants.filter(({ receiver }) => isOwn(receiver)),
    given: grants.filter(({ id, revoker }) => made.has(id) || isOwn(revoker)),
    offered: grants.filter(({ pendingReceiver, pendingRevoker }) => isOwn(pendingReceiver) || isOwn(pendingRevoker)),
    tokens: new Map(tokens.flatMap((token): [Address, GrantToken][] => (token ? [[token.address, token]] : []))),
    index: named?.index,
    complete: things.length <= mostGrants,
  }
}

/** A token with what the contract of grants holds of it; undefined when there is no contract. Rejects as `rpc` does. */
export async function readGrantToken(rpc: Rpc, address: Address, account?: Address): Promise<GrantToken | undefined> {
  const { address: contract, abi } = grantsContract
  const [token, held = 0n, owed] = await Promise.all([
    readToken(rpc, address, account),
    // A token that does not say what the contract has counts as holding nothing.
    unlessRefused(readContract(rpc, { to: address, abi: tokenAbi, name: 'balanceOf', args: [contract] })),
    readContract(rpc, { to: contract, abi, name: 'owed', args: [address] }),
  ])
  return token && { ...token, held, owed }
}

/** What an amount is paid with: where less is held than owed, the same part for everybody, rounded down as the contract does. */
export function fairShare(amount: bigint, { held, owed }: Pick<GrantToken, 'held' | 'owed'>): bigint {
  return held >= owed ? amount : (amount * held) / owed
}
