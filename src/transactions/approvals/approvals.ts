import type { Address, Client, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { ToldApproval } from '#chain/index/asked.server.ts'
import { askApprovals } from '#chain/index/read-index.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { SigningChain, TransactionRequest } from '#transactions/describe/signing-request.ts'
import { standardAbi } from '#transactions/describe/standard-calls.ts'
import { amountHeld } from './held-approval.ts'
import type { Spender } from './spenders.ts'

type AskApprovals = typeof askApprovals

/** What one of our contracts may take of an account's now: so much of a token, one item of a collection, or all of them. */
export type Approval = { token: Address; contract: Spender } & (
  | { kind: 'amount'; amount: bigint }
  | { kind: 'item'; id: bigint }
  | { kind: 'all' }
)

/** What was found; `complete` is false where the account gave more than is read. */
export type ReadApprovals = { approvals: Approval[]; complete: boolean }

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
  const told = await ask(rpc as Rpc, account)
  if (!told) throw new Error('The index does not answer.')
  const given = told.approvals.flatMap((one) => {
    const contract = contracts.find(({ address }) => address.toLowerCase() === one.spender.toLowerCase())
    return contract ? [approvalOf(one, contract)] : []
  })
  const held = await Promise.all(given.map((approval) => heldOf(rpc, account, approval)))
  return { approvals: held.flat(), complete: !told.more }
}

/** What holds of an approval now: one entry, or none. Rejects when no node answers. */
export async function heldOf(rpc: Ask, account: Address, approval: Approval): Promise<Approval[]> {
  const amount = await amountHeld(rpc, account, approval)
  if (amount === 0n) return []
  return [approval.kind === 'amount' ? { ...approval, amount } : approval]
}

/** A permission as the index tells it. */
export function approvalOf({ token, kind, item }: ToldApproval, contract: Spender): Approval {
  if (kind === 'all') return { token, contract, kind }
  return kind === 'item' ? { token, contract, kind, id: BigInt(item!) } : { token, contract, kind, amount: 0n }
}

/** The call that ends an approval. */
export function endCall(approval: Approval): { to: Address; data: Hex } {
  const spender = approval.contract.address
  const abi = standardAbi
  const data =
    approval.kind === 'all'
      ? encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] })
      : approval.kind === 'item'
        ? encodeFunctionData({ abi, functionName: 'approve', args: [nobody, approval.id] })
        : encodeFunctionData({ abi, functionName: 'approve', args: [spender, 0n] })
  return { to: approval.token, data }
}

/** The transaction that ends an approval, for the sheet. */
export function revokeRequest(
  approval: Approval,
  { from, chain, client }: { from: Address; chain: SigningChain; client?: Client },
): TransactionRequest {
  return {
    kind: 'transaction',
    from,
    chain,
    ...endCall(approval),
    ...(client ? { client } : {}),
    contacts: [approval.contract],
  }
}
