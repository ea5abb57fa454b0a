import type { Address, Client, Hex } from 'viem'
import { decodeAbiParameters, encodeFunctionData, getAddress, numberToHex, pad } from 'viem/utils'
import { topics, type LogLike } from './asset-changes.ts'
import type { KnownContract } from './known-contract.ts'
import type { SigningChain, TransactionRequest } from './signing-request.ts'
import { standardAbi } from './standard-calls.ts'

/** What one of our contracts may take of an account's now: so much of a token, or every item of a collection. */
export type Approval = { token: Address; contract: KnownContract } & (
  | { kind: 'amount'; amount: bigint }
  | { kind: 'all' }
)

/** What was found, and the oldest block that was read: permissions given before it are not known. */
export type ReadApprovals = { approvals: Approval[]; from: number; complete: boolean }

/** Blocks that are asked for at once, and how often: beyond that, an account would have to wait for minutes. */
const blocksAtOnce = 5000
const mostQuestions = 60

type Ask = (method: string, params: unknown[]) => Promise<unknown>

/**
 * What an account allows our contracts: who was ever allowed anything is read from the events, and what holds now from each token.
 * Rejects when no node answers.
 */
export async function readApprovals(
  client: Client,
  { account, contracts }: { account: Address; contracts: readonly KnownContract[] },
): Promise<ReadApprovals> {
  if (contracts.length === 0) return { approvals: [], from: 0, complete: true }
  const ask: Ask = (method, params) =>
    (client.request as (request: { method: string; params: unknown[] }) => Promise<unknown>)({ method, params })
  const since = Math.min(...contracts.map((contract) => contract.since))
  const spenders = contracts.map(({ address }) => pad(address.toLowerCase() as Hex))
  const filter = [[topics.approval, topics.approvalForAll], pad(account.toLowerCase() as Hex), spenders]
  const head = Number((await ask('eth_blockNumber', [])) as Hex)
  const { logs, from } = await newestLogs(ask, filter, { since, head })
  const given = new Map(
    logs.map(({ address, topics: [event, , spender, id] }) => {
      const contract = contracts.find((one) => pad(one.address.toLowerCase() as Hex) === spender?.toLowerCase())!
      const kind = event === topics.approvalForAll ? ('all' as const) : ('amount' as const)
      return [`${kind} ${address} ${spender}`, { token: getAddress(address), contract, kind, item: id !== undefined }]
    }),
  )
  // A single item given by ERC-721 ends with its next transfer, and our contracts ask for none.
  const held = [...given.values()].filter(({ kind, item }) => kind === 'all' || !item)
  const now = await Promise.all(held.map(async (one) => [one, await holds(ask, account, one)] as const))
  const approvals = now.flatMap(([{ token, contract, kind }, amount]): Approval[] => {
    if (amount === 0n) return []
    return [kind === 'all' ? { token, contract, kind } : { token, contract, kind, amount }]
  })
  return { approvals, from, complete: from <= since }
}

/** The transaction that ends an approval, for the sheet. */
export function revokeRequest(
  approval: Approval,
  { from, chain, client }: { from: Address; chain: SigningChain; client?: Client },
): TransactionRequest {
  const spender = approval.contract.address
  const data =
    approval.kind === 'all'
      ? encodeFunctionData({ abi: standardAbi, functionName: 'setApprovalForAll', args: [spender, false] })
      : encodeFunctionData({ abi: standardAbi, functionName: 'approve', args: [spender, 0n] })
  return {
    kind: 'transaction',
    from,
    chain,
    to: approval.token,
    data,
    ...(client ? { client } : {}),
    contacts: [{ address: spender, name: approval.contract.name }],
  }
}

/** Logs from the newest block back, and how far that went; where a node finds the range or the answer too long, in smaller steps. */
async function newestLogs(ask: Ask, filter: unknown[], { since, head }: { since: number; head: number }) {
  const logs: LogLike[] = []
  let blocks = blocksAtOnce
  let next = head
  for (let asked = 0; next >= since && asked < mostQuestions; asked++) {
    const first = Math.max(since, next - blocks + 1)
    const range = { fromBlock: numberToHex(first), toBlock: numberToHex(next) }
    try {
      logs.push(...((await ask('eth_getLogs', [{ ...range, topics: filter }])) as LogLike[]))
      next = first - 1
    } catch (error) {
      if (blocks === 1 || !isTooMuch(error)) throw error
      blocks = Math.floor(Math.min(blocks, next - first + 1) / 2) || 1
    }
  }
  return { logs, from: next + 1 }
}

/** Whether less would be answered. Whoever asks too often has to wait instead. */
function isTooMuch(error: unknown): boolean {
  const text = String(error)
  return (
    /range|limit|too (many|large|long)|exceed|at most|size/i.test(text) &&
    !/wait|429|too many (calls|requests)/i.test(text)
  )
}

const allowanceAbi = [view('allowance', ['owner', 'spender']), view('isApprovedForAll', ['owner', 'operator'])] as const

/** How much holds now; for every item 1 or 0. A token that does not answer holds nothing. */
async function holds(
  ask: Ask,
  account: Address,
  { token, contract, kind }: { token: Address; contract: KnownContract; kind: 'amount' | 'all' },
): Promise<bigint> {
  const functionName = kind === 'all' ? 'isApprovedForAll' : 'allowance'
  const data = encodeFunctionData({ abi: allowanceAbi, functionName, args: [account, contract.address] })
  const answer = (await ask('eth_call', [{ to: token, data }, 'latest'])) as Hex
  return answer.length === 66 ? decodeAbiParameters([{ type: 'uint256' }], answer)[0] : 0n
}

function view<name extends string>(name: name, [owner, other]: readonly [string, string]) {
  const inputs = [
    { name: owner, type: 'address' },
    { name: other, type: 'address' },
  ] as const
  return { type: 'function', stateMutability: 'view', name, inputs, outputs: [{ name: '', type: 'uint256' }] } as const
}
