import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import { callNext, simulateNext } from '#chain/read/next-block.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { RawLog } from '#chain/read/contract-logs.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import type { Explained } from './explain-error.ts'

/** A call that has not been sent. */
export type Call = { to: Address; data: Hex }

/** What a transaction would do: a call, or without `to` the creation of a contract. `value` is sent along, in wei. */
export type Unsent = { to?: Address; data: Hex; value?: bigint }

/** What would happen if an account sent some calls now, one after the other. */
export type Simulation<Received> =
  /** All would succeed. `received`: what would be credited; a token with a fee credits less than was asked. */
  | { at: 'fine'; received: Received }
  | { at: 'refused'; why: Explained }
  /** The node cannot say. */
  | { at: 'unknown' }

type Rules<Received> = {
  explainRevert: (data: Hex | undefined) => Explained
  /** What the logs of the calls say was credited. */
  receivedIn: (logs: readonly RawLog[]) => Received
}

/** Simulates calls of an account on the chain as it is now, an approval before a lock for example. Never rejects. */
export type Simulate<Received> = (rpc: Rpc, from: Address, calls: readonly Unsent[]) => Promise<Simulation<Received>>

type Simulated = { status: Hex; returnData: Hex; logs?: RawLog[]; error?: { data?: Hex } }

/** Answers what simulates the calls of one contract. */
export function simulator<Received>({ explainRevert, receivedIn }: Rules<Received>): Simulate<Received> {
  return async (rpc, from, calls) => {
    const plan = calls.map((call) => asked(from, call))
    try {
      const done = await simulateNext<Simulated>(rpc, plan)
      const failed = done.find(({ status }) => BigInt(status) === 0n)
      if (!failed) return { at: 'fine', received: receivedIn(done.flatMap(({ logs }) => logs ?? [])) }
      const data = failed.returnData.length > 2 ? failed.returnData : failed.error?.data
      return { at: 'refused', why: explainRevert(data) }
    } catch {
      const data = plan.length === 1 ? await refusalOf(rpc, plan[0]!) : undefined
      return data ? { at: 'refused', why: explainRevert(data) } : { at: 'unknown' }
    }
  }
}

/** A call as a node is asked. */
const asked = (from: Address, { value, ...call }: Unsent) => ({
  from,
  ...call,
  ...(value && { value: numberToHex(value) }),
})

/** For nodes that do not simulate: they say at least whether a single call would fail. */
async function refusalOf(rpc: Rpc, call: ReturnType<typeof asked>): Promise<Hex | undefined> {
  return callNext(rpc, call).then(() => undefined, revertData)
}
