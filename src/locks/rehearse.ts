import type { Address, Hex } from 'viem'
import { decodeEventLog } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { revertData } from '#transactions/revert-reason.ts'
import type { Ask } from '#workshop/ask.ts'
import type { Explained } from '#workshop/explain-error.ts'
import { explainRevert } from './lock-errors.ts'

/** A call that has not been sent. */
export type Call = { to: Address; data: Hex }

/** What would happen if an account sent these calls now, one after the other. */
export type Rehearsal =
  /** All would succeed. `received`: what the locks would be credited, summed; tokens with a fee credit less than was asked. */
  | { at: 'fine'; received: bigint }
  | { at: 'refused'; why: Explained }
  /** The node cannot say. */
  | { at: 'unknown' }

type Simulated = {
  status: Hex
  returnData: Hex
  logs?: { address: string; topics: [Hex, ...Hex[]]; data: Hex }[]
  error?: { data?: Hex }
}

/** Rehearses calls on the chain as it is now, an approval before a lock for example. Never rejects. */
export async function rehearse(ask: Ask, from: Address, calls: readonly Call[]): Promise<Rehearsal> {
  const plan = { blockStateCalls: [{ calls: calls.map((call) => ({ from, ...call })) }], validation: false }
  try {
    const [block] = (await ask('eth_simulateV1', [plan, 'latest'])) as [{ calls: Simulated[] }]
    const failed = block.calls.find(({ status }) => BigInt(status) === 0n)
    if (failed)
      return {
        at: 'refused',
        why: explainRevert(failed.returnData.length > 2 ? failed.returnData : failed.error?.data),
      }
    return { at: 'fine', received: creditedIn(block.calls.flatMap(({ logs }) => logs ?? [])) }
  } catch {
    return calls.length === 1 ? tryOne(ask, from, calls[0]!) : { at: 'unknown' }
  }
}

/** For nodes that do not simulate: they say at least whether a single call would fail. */
async function tryOne(ask: Ask, from: Address, call: Call): Promise<Rehearsal> {
  try {
    await ask('eth_call', [{ from, ...call }, 'latest'])
    return { at: 'unknown' }
  } catch (error) {
    const data = revertData(error)
    return data ? { at: 'refused', why: explainRevert(data) } : { at: 'unknown' }
  }
}

function creditedIn(logs: NonNullable<Simulated['logs']>): bigint {
  let sum = 0n
  for (const { address, topics, data } of logs) {
    if (address.toLowerCase() !== contractAddresses.TokenLocker.toLowerCase()) continue
    const { eventName, args } = decodeEventLog({ abi: tokenLockerAbi, topics, data })
    if (eventName === 'Locked' || eventName === 'Increased') sum += args.amount
  }
  return sum
}
