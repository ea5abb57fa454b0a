import type { Address } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { isSame } from './grant-state.ts'
import { countOf, readGrants, type Grant } from './read-grants.ts'

/** The newest grants of a token that are looked through. */
const mostOfToken = 200

/** Grants that were looked at, for each account, and those of them in which it has a part. */
const lookedThrough = new Map<string, { seen: Set<bigint>; own: Set<bigint> }>()

const partsOf = ({ receiver, revoker, pendingReceiver, pendingRevoker }: Grant) => [
  receiver,
  revoker,
  pendingReceiver,
  pendingRevoker,
]

/**
 * The numbers of the grants of some tokens in which an account has a part: for grants older than the events that a node tells of.
 * Each grant is asked for once. Rejects when the chain does not answer.
 */
export async function olderGrants(rpc: Rpc, account: Address, tokens: readonly Address[]): Promise<bigint[]> {
  const known = lookedThrough.get(account) ?? { seen: new Set(), own: new Set() }
  lookedThrough.set(account, known)
  const counts = await Promise.all(tokens.map((token) => countOf(rpc, token)))
  const unseen = tokens.flatMap((token, index) => {
    const count = Number(counts[index])
    const numbers = Array.from({ length: Math.min(count, mostOfToken) }, (_, at) => BigInt(count - at))
    return numbers.map((number) => (BigInt(token) << 96n) | number).filter((id) => !known.seen.has(id))
  })
  for (const grant of await readGrants(rpc, unseen))
    if (partsOf(grant).some((part) => isSame(part, account))) known.own.add(grant.id)
  for (const id of unseen) known.seen.add(id)
  return [...known.own]
}
