import type { Address, Client, Hex } from 'viem'
import { encodeFunctionData, getAddress, pad } from 'viem/utils'
import type { SigningChain, TransactionRequest } from '#transactions/describe/signing-request.ts'
import { standardAbi } from '#transactions/describe/standard-calls.ts'
import { topics } from '#transactions/simulate/asset-changes.ts'
import { approvalLogs, type ApprovalLog } from './approval-logs.ts'
import { amountHeld } from './held-approval.ts'
import type { Spender } from './spenders.ts'

/** What one of our contracts may take of an account's now: so much of a token, one item of a collection, or all of them. */
export type Approval = { token: Address; contract: Spender } & (
  | { kind: 'amount'; amount: bigint }
  | { kind: 'item'; id: bigint }
  | { kind: 'all' }
)

/** What was found, and the oldest block that was read: permissions given before it are not known. */
export type ReadApprovals = { approvals: Approval[]; from: number; complete: boolean }

/** Asks a node one question. Rejects when it refuses, or when none answers. */
export type Ask = (method: string, params: unknown[]) => Promise<unknown>

/** The most approvals that we read. There is a limit because anyone can make a token that reports approvals of any account. */
const mostGiven = 100

const nobody: Address = '0x0000000000000000000000000000000000000000'

/**
 * What an account allows the deployed ones of these contracts: the events say who was ever allowed anything, and
 * each token what holds now. Undefined when none of them is deployed. Rejects when no node answers.
 */
export async function readApprovals(
  client: Client,
  { account, contracts }: { account: Address; contracts: readonly Spender[] },
): Promise<ReadApprovals | undefined> {
  const rpc: Ask = (method, params) =>
    (client.request as (request: { method: string; params: unknown[] }) => Promise<unknown>)({ method, params })
  const codes = await Promise.all(contracts.map(({ address }) => rpc('eth_getCode', [address, 'latest'])))
  const here = contracts.filter((_, at) => codes[at] !== '0x')
  if (here.length === 0) return undefined
  const spenderTopics = here.map(({ address }) => pad(address.toLowerCase() as Hex))
  const filter = [[topics.approval, topics.approvalForAll], pad(account.toLowerCase() as Hex), spenderTopics]
  const { logs, from } = await approvalLogs(rpc, filter)
  const all = new Map<string, ApprovalLog>()
  for (const log of logs) {
    const key = `${log.address} ${log.topics.join(' ')}`.toLowerCase()
    if (!all.has(key)) all.set(key, log)
  }
  const given = [...all.values()]
  const looked = given.slice(0, mostGiven)
  const unseen = given[mostGiven]
  const held = await Promise.all(
    looked.map(async (log) => {
      const contract = here[spenderTopics.indexOf(log.topics[2]!.toLowerCase() as Hex)]!
      const approval = givenBy(log, contract)
      const amount = await amountHeld(rpc, account, approval)
      return { approval, amount }
    }),
  )
  const approvals = held
    .filter(({ amount }) => amount > 0n)
    .map(({ approval, amount }) => (approval.kind === 'amount' ? { ...approval, amount } : approval))
  const oldest = unseen ? Number(unseen.blockNumber) + 1 : from
  return { approvals, from: oldest, complete: oldest === 0 }
}

/** What an event says was given. */
function givenBy({ address, topics: [event, , , id] }: ApprovalLog, contract: Spender): Approval {
  const parties = { token: getAddress(address), contract }
  if (event === topics.approvalForAll) return { ...parties, kind: 'all' }
  return id === undefined ? { ...parties, kind: 'amount', amount: 0n } : { ...parties, kind: 'item', id: BigInt(id) }
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
