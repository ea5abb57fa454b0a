import type { Abi, Address, Client, Hex } from 'viem'
import { concat, encodeFunctionData, getContractAddress, numberToHex, pad } from 'viem/utils'
import { create2Deployer } from '#chain/contracts/create2.ts'
import { callNext, simulateNext } from '#chain/read/next-block.ts'
import { reasonOf, revertData } from '#chain/read/revert-reason.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import {
  assetChanges,
  createdFor,
  permissionChanges,
  rightChanges,
  tellsNative,
  type AssetChange,
  type LogLike,
  type PermissionChange,
  type RightChange,
} from './asset-changes.ts'

/** A transaction that has not been sent. */
export type PlannedCall = { from: Address; to?: Address; data?: Hex; value?: bigint }

/** What would happen if it were sent now. */
export type Simulation =
  /** It would succeed. `complete` is false when the node only said that much, and not what would move. */
  | {
      at: 'succeeds'
      complete: boolean
      changes: AssetChange[]
      permissions: PermissionChange[]
      /** Who gets or loses a power over a contract. */
      rights?: RightChange[]
      /** What is created for others, of a contract that is made. */
      created?: ReturnType<typeof createdFor>
      /** What calls that go together use in one transaction of the account, without what its wallet puts around them. */
      gas?: bigint
    }
  /** It would fail, and the fee would be lost. */
  | { at: 'reverts'; reason?: string }
  /** Nobody knows. */
  | { at: 'unknown'; why: 'unreachable' | 'late' }

/** Milliseconds until we tell a visitor that the outcome is unknown. */
const timeoutMs = 10_000

/**
 * Asks a node what a transaction would do: by eth_simulateV1, else by eth_call, which knows only whether it would fail. Never
 * rejects. `abis` are those of our contracts, whose reasons can be named; `made` is where a contract will be that the transaction makes.
 */
export async function simulate(
  client: Client,
  call: PlannedCall,
  abis: readonly Abi[] = [],
  made?: Address,
): Promise<Simulation> {
  return inTime(
    simulateFully(client, call, abis)
      .catch(() => simulateMaking(client, call, made))
      .catch(() => tryCall(client, call, abis)),
  )
}

function inTime(asked: Promise<Simulation>): Promise<Simulation> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Simulation>((resolve) => {
    timer = setTimeout(() => resolve({ at: 'unknown', why: 'late' }), timeoutMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** Several calls of one account that happen together, in this order. */
type PlannedCalls = { from: Address; calls: readonly Omit<PlannedCall, 'from'>[] }

/**
 * Asks a node what several calls together would do, in one block: by eth_simulateV1 alone, since a later call needs what the earlier ones have
 * done. What may be taken is what is left after the last of them. Never rejects.
 */
export async function simulateTogether(
  client: Client,
  planned: PlannedCalls,
  abis: readonly Abi[] = [],
): Promise<Simulation> {
  return inTime(runTogether(client, planned, abis).catch((): Simulation => ({ at: 'unknown', why: 'unreachable' })))
}

async function runTogether(client: Client, { from, calls }: PlannedCalls, abis: readonly Abi[]): Promise<Simulation> {
  const each = calls.map((call) => ({ ...call, from }))
  const done = await inOneBlock(client, each)
  const failed = done.find(({ status }) => BigInt(status) === 0n)
  if (failed) return refusedBy(failed, abis)
  const outcome = togetherOf(done, each)
  // An item that has left is no longer anyone's to take: tokens say that by no event.
  const kept = outcome.permissions.filter((one) => one.kind !== 'item' || !hasLeft(outcome.changes, one))
  const permissions = await leftOf(client, { from, each, permissions: kept })
  const gas = gasOf(done)
  return { ...outcome, permissions, ...(gas && { gas }) }
}

/** What every transaction costs before it does anything: a node counts it for each call, and together they cost it once. */
const gasOfTransaction = 21_000n

/** The gas of all calls; undefined where the node does not say it of each. */
function gasOf(done: readonly SimulatedCall[]): bigint | undefined {
  let sum = gasOfTransaction
  for (const { gasUsed } of done) {
    if (!gasUsed || BigInt(gasUsed) < gasOfTransaction) return undefined
    sum += BigInt(gasUsed) - gasOfTransaction
  }
  return sum
}

function togetherOf(done: readonly SimulatedCall[], each: readonly PlannedCall[]): Simulation & { at: 'succeeds' } {
  const logs = done.flatMap((one) => one.logs ?? [])
  const [first] = each as [PlannedCall]
  const outcome = outcomeOf(logs, { from: first.from, to: first.to })
  if (tellsNative(logs)) return outcome
  const amount = each.flatMap(sent).reduce((sum, change) => sum + change.amount, 0n)
  if (amount === 0n) return outcome
  return { ...outcome, changes: [{ asset: { kind: 'native' }, amount }, ...outcome.changes] }
}

const hasLeft = (changes: readonly AssetChange[], item: { address: Address; id: bigint }) =>
  changes.some(
    ({ asset, amount }) =>
      asset.kind === 'item' && asset.address === item.address && asset.id === item.id && amount < 0n,
  )

type Leaving = { from: Address; each: readonly PlannedCall[]; permissions: readonly PermissionChange[] }

/** What may be taken after all calls, where that differs from before: an amount that is allowed and then taken leaves nothing. */
async function leftOf(client: Client, { from, each, permissions }: Leaving): Promise<PermissionChange[]> {
  const amounts = permissions.filter(({ kind }) => kind === 'amount')
  if (amounts.length === 0) return [...permissions]
  const asked = amounts.map(({ address, spender }) => ({
    from,
    to: address,
    data: encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [from, spender] }),
  }))
  const answers = (await inOneBlock(client, [...asked, ...each, ...asked])).map(numberOf)
  const left = new Map(
    amounts.map((permission, at) => [permission, [answers[at], answers[asked.length + each.length + at]]] as const),
  )
  return permissions.flatMap((permission) => {
    const [before, after] = left.get(permission) ?? []
    // A token that does not say how much it allows is told by its event.
    if (permission.kind !== 'amount' || before === undefined || after === undefined) return [permission]
    return before === after ? [] : [{ ...permission, amount: after }]
  })
}

function numberOf({ status, returnData }: SimulatedCall): bigint | undefined {
  return BigInt(status) === 1n && returnData.length >= 66 ? BigInt(returnData.slice(0, 66)) : undefined
}

type SimulatedCall = {
  status: Hex
  returnData: Hex
  gasUsed?: Hex
  logs?: LogLike[]
  error?: { message?: string; data?: Hex }
}

async function simulateFully(client: Client, call: PlannedCall, abis: readonly Abi[]): Promise<Simulation> {
  const [done] = (await inOneBlock(client, [call])) as [SimulatedCall]
  if (BigInt(done.status) === 0n) return refusedBy(done, abis)
  const outcome = outcomeOf(done.logs ?? [], call)
  // What a signature allows may be taken by the same call: no event says that nothing is left of it.
  const taken = outcome.permissions.filter((one) => one.kind === 'amount' && goesOut(outcome.changes, one.address))
  if (taken.length === 0) return outcome
  const kept = await leftOf(client, { from: call.from, each: [call], permissions: taken }).catch(() => taken)
  const others = outcome.permissions.filter((one) => !taken.includes(one))
  return { ...outcome, permissions: [...others, ...kept] }
}

const goesOut = (changes: readonly AssetChange[], token: Address) =>
  changes.some(({ asset, amount }) => asset.kind !== 'native' && asset.address === token && amount < 0n)

/** What calls do one after the other. Rejects where the node does not simulate. */
function inOneBlock(client: Client, calls: readonly PlannedCall[]): Promise<SimulatedCall[]> {
  return simulateNext(rpcOf(client), calls.map(wireOf), { traceTransfers: true })
}

function refusedBy({ returnData, error }: SimulatedCall, abis: readonly Abi[]): Simulation {
  return reverts(returnData.length > 2 ? returnData : error?.data, error?.message, abis)
}

/**
 * A node that does not simulate the making of a contract simulates a call: the same code is made by the deployer that every chain has, and
 * what it reports is told of the address that the contract will have. Rejects when that fails: then it says nothing about the transaction.
 */
async function simulateMaking(
  client: Client,
  { from, to, data, value }: PlannedCall,
  made?: Address,
): Promise<Simulation> {
  if (to || !data || value || !made) throw new TypeError('No contract is made.')
  const salt = numberToHex(0, { size: 32 })
  const stand = getContractAddress({ opcode: 'CREATE2', from: create2Deployer, bytecode: data, salt }).toLowerCase()
  const logs = await logsOf(client, { from, to: create2Deployer, data: concat([salt, data]) })
  const [maker, signer] = [create2Deployer, from].map((address) => pad(address).toLowerCase())
  const told = logs.map((log) => ({
    ...log,
    address: log.address.toLowerCase() === stand ? made : log.address,
    topics: log.topics.map((topic) => (topic.toLowerCase() === maker ? signer! : topic)),
  }))
  const outcome = outcomeOf(told, { from, data })
  // What the new contract makes itself stands elsewhere when another account makes it.
  return { ...outcome, ...(outcome.rights && { rights: outcome.rights.filter(({ address }) => address === made) }) }
}

async function logsOf(client: Client, call: PlannedCall): Promise<LogLike[]> {
  const [{ status, logs = [] }] = (await inOneBlock(client, [call])) as [SimulatedCall]
  if (BigInt(status) === 0n) throw new TypeError('The deployer refuses it.')
  return logs
}

function outcomeOf(logs: readonly LogLike[], call: PlannedCall): Simulation & { at: 'succeeds' } {
  const moved = assetChanges(logs, call.from)
  const rights = rightChanges(logs)
  const created = call.to ? [] : createdFor(logs, call.from)
  return {
    at: 'succeeds',
    complete: true,
    changes: tellsNative(logs) ? moved : [...sent(call), ...moved],
    permissions: permissionChanges(logs, call.from),
    ...(rights.length > 0 && { rights }),
    ...(created.length > 0 && { created }),
  }
}

async function tryCall(client: Client, call: PlannedCall, abis: readonly Abi[]): Promise<Simulation> {
  try {
    await callNext(rpcOf(client), wireOf(call))
    return { at: 'succeeds', complete: false, changes: sent(call), permissions: [] }
  } catch (error) {
    const message = textOf(error)
    const data = revertData(error)
    if (data || /revert|insufficient|out of gas|invalid opcode/i.test(message)) return reverts(data, message, abis)
    return { at: 'unknown', why: 'unreachable' }
  }
}

function reverts(data: Hex | undefined, message: string | undefined, abis: readonly Abi[]): Simulation {
  const reason = data && reasonOf(data, abis)
  if (reason) return { at: 'reverts', reason }
  if (/insufficient (funds|balance)/i.test(message ?? ''))
    return { at: 'reverts', reason: 'The account has too little for the amount and the fee.' }
  return { at: 'reverts' }
}

/** What leaves with the call itself, when no node tells more. To oneself nothing leaves. */
function sent({ from, to, value = 0n }: PlannedCall): AssetChange[] {
  const leaves = value > 0n && from.toLowerCase() !== to?.toLowerCase()
  return leaves ? [{ asset: { kind: 'native' }, amount: -value }] : []
}

function wireOf({ from, to, data, value = 0n }: PlannedCall) {
  return { from, ...(to ? { to } : {}), ...(data ? { data } : {}), value: numberToHex(value) }
}

function rpcOf(client: Client): Rpc {
  const request = client.request as (request: { method: string; params: unknown }) => Promise<unknown>
  return (method, params) => request({ method, params })
}

function textOf(error: unknown): string {
  const { message = '', details = '' } = error as { message?: string; details?: string }
  return `${message} ${details}`
}
