import type { Address, Hex } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import type { LockTerms } from './lock-terms.ts'

/** Where claims are paid, in the order in which the contract counts. */
const payouts = ['out', 'lock', 'grant'] as const

/** A campaign as the chain has it. Times in Unix seconds, amounts in the token's smallest unit. */
export type Campaign = {
  id: bigint
  token: Address
  start: number
  /** `permanent`: it stays open permanently and is never refunded. */
  deadline: number
  /** Whether a plain claim has to come from the account on the list; otherwise anyone may send it there. */
  ownClaims: boolean
  /** The schedule that claims are locked on until its end; an end of 0: they are paid out. */
  lock: LockTerms
  /** Where claims are paid until then. */
  payout: (typeof payouts)[number]
  /** Who can revoke the grants; zero: nobody. */
  revoker: Address
  /** Seconds between a revocation and the stop. */
  notice: number
  creator: Address
  root: Hex
  funded: bigint
  remaining: bigint
}

/** The deadline that never comes. */
export const permanent = 2 ** 40 - 1

const claims = { to: contractAddresses.MerkleClaims, abi: merkleClaimsAbi } as const

/** A campaign by its number; undefined when there is none. Rejects when the chain does not answer. */
export async function readCampaign(rpc: Rpc, id: bigint): Promise<Campaign | undefined> {
  if (id > (await readContract(rpc, { ...claims, name: 'campaignCount', args: [] }))) return undefined
  const read = await readContract(rpc, { ...claims, name: 'campaign', args: [id] })
  return { id, ...read, payout: payouts[read.payout]! }
}

/** Whether an entry was paid. Rejects when the chain does not answer. */
export function isClaimed(rpc: Rpc, id: bigint, index: bigint): Promise<boolean> {
  return readContract(rpc, { ...claims, name: 'isClaimed', args: [id, index] })
}

/** The number of a campaign from an address of ours; undefined when there is none. */
export function readCampaignId(text: string): bigint | undefined {
  return /^[1-9]\d{0,30}$/.test(text) ? BigInt(text) : undefined
}

/** The page of a campaign; `block` is the one it was made in, so that its list is found immediately. */
export function campaignPath(id: bigint, block?: number): string {
  return `/claim/${id}${block === undefined ? '' : `?block=${block}`}`
}

/** Where a campaign is in its time. */
export function phaseOf({ start, deadline }: Pick<Campaign, 'start' | 'deadline'>, now: number) {
  if (now < start) return 'before'
  return deadline !== permanent && now >= deadline ? 'over' : 'open'
}
