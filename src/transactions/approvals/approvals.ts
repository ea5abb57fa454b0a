import type { Address, Client, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { ToldApproval } from '#chain/index/asked.server.ts'
import { askApprovals } from '#chain/index/read-index.ts'
import { nextBlock } from '#chain/read/contract-logs.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { isBoundless } from '#core/text/exact-amount.ts'
import { standardAbi } from '#transactions/describe/standard-calls.ts'
import { heldOf } from './held-approval.ts'
import { lockdownCall } from './lockdown-call.ts'
import type { Spender } from './spenders.ts'

type AskApprovals = typeof askApprovals

/**
 * What a contract or account may take of an account's now: so much of a token, one item of a collection, or all of them; of ERC-6909
 * everything (`operator`), or so much of one number (`unit`); or so much of a token through Permit2, until a time in Unix seconds.
 */
export type Approval = { token: Address; contract: Spender } & (
  | { kind: 'amount'; amount: bigint }
  | { kind: 'item'; id: bigint }
  | { kind: 'all' | 'operator' }
  | { kind: 'unit'; id: bigint; amount: bigint }
  | { kind: 'permit2'; amount: bigint; until: number }
)

/** From this amount on Permit2 counts nothing down: it means “unlimited”. */
const boundlessInPermit2 = 2n ** 160n - 1n

/** Whether an amount is meant to have no end. */
export const isBoundlessOf = ({ kind, amount }: { kind: Approval['kind']; amount: bigint }): boolean =>
  isBoundless(amount) || (kind === 'permit2' && amount >= boundlessInPermit2)

/**
 * What was found; `complete` is false where the account gave more than is read. `upTo`: the last block that our index has read, where the
 * chain is further; what was given since is not in it.
 */
export type ReadApprovals = { approvals: Approval[]; complete: boolean; upTo?: number }

/** Asks a node one question. Rejects when it refuses, or when none answers. */
export type Ask = (method: string, params: unknown[]) => Promise<unknown>

const nobody: Address = '0x0000000000000000000000000000000000000000'

/**
 * What an account allows these contracts: our index says what was ever given, and each token what of it holds now. Rejects when no node
 * answers, or the index does not.
 */
export async function readApprovals(
  client: Client,
  { account, contracts, ask = askApprovals }: { account: Address; contracts: readonly Spender[]; ask?: AskApprovals },
): Promise<ReadApprovals> {
  const rpc: Ask = (method, params) =>
    (client.request as (request: { method: string; params: unknown[] }) => Promise<unknown>)({ method, params })
  const newest = (await nextBlock(rpc as Rpc)) - 1
  const told = await ask(rpc as Rpc, account)
  if (!told) throw new Error('The index does not answer.')
  const upTo = told.index.block ?? 0
  const given = told.approvals.flatMap((one) => {
    const contract = contracts.find(({ address }) => address.toLowerCase() === one.spender.toLowerCase())
    return contract ? [approvalOf(one, contract)] : []
  })
  const held = await Promise.all(given.map((approval) => heldOf(rpc, account, approval)))
  return { approvals: held.flat(), complete: !told.more, ...(upTo < newest && { upTo }) }
}

/** A permission as the index tells it: how much of it holds is not known yet. */
export function approvalOf({ token, kind, item }: Omit<ToldApproval, 'since'>, contract: Spender): Approval {
  const named = { token, contract }
  switch (kind) {
    case 'item':
      return { ...named, kind, id: BigInt(item!) }
    case 'unit':
      return { ...named, kind, id: BigInt(item!), amount: 0n }
    case 'permit2':
      return { ...named, kind, amount: 0n, until: 0 }
    case 'amount':
      return { ...named, kind, amount: 0n }
    default:
      return { ...named, kind }
  }
}

/** The call that ends an approval. */
export function endCall(approval: Approval): { to: Address; data: Hex } {
  const { token, contract, kind } = approval
  return kind === 'permit2'
    ? lockdownCall([{ token, spender: contract.address }])
    : { to: token, data: endData(approval as Exclude<Approval, { kind: 'permit2' }>) }
}

function endData({ contract: { address: spender }, ...approval }: Exclude<Approval, { kind: 'permit2' }>): Hex {
  const abi = standardAbi
  switch (approval.kind) {
    case 'all':
      return encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] })
    case 'operator':
      return encodeFunctionData({ abi, functionName: 'setOperator', args: [spender, false] })
    case 'item':
      return encodeFunctionData({ abi, functionName: 'approve', args: [nobody, approval.id] })
    case 'unit':
      return encodeFunctionData({ abi, functionName: 'approve', args: [spender, approval.id, 0n] })
    case 'amount':
      return encodeFunctionData({ abi, functionName: 'approve', args: [spender, 0n] })
  }
}
