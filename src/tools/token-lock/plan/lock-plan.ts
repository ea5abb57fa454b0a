import type { Address, Hash } from 'viem'
import { deviceOrder } from '#tools/plan/kept-plan.ts'
import { batchesOf, totalOf, type Grant } from '#tools/token-lock/schedule/grants.ts'
import { permanent } from '#tools/token-lock/schedule/schedule.ts'
import { lockCall } from './lock-calls.ts'

/** Locks that somebody wants to make, kept on the device until the last of them is made: a closed tab loses nothing. */
export type Order = {
  chainId: number
  from: Address
  token: { address: Address; symbol: string; decimals: number }
  grants: readonly Grant[]
  /** When it was placed, in milliseconds, and the newest block then: what was sent before is another order's. */
  madeAt: number
  block: number
  /** The batch a wallet was asked for and whose answer is not known: whether it was sent is looked up on the chain. */
  asked?: number
  /** Batches that were found on the chain, by their place, with the transaction that made them. */
  found: Readonly<Record<number, Hash>>
}

/** An order as text: amounts in digits, each lock a row. */
export function textOf({ grants, ...order }: Order): string {
  const rows = grants.map(({ owner, amount, schedule: { start, cliff, end, steps } }) => [
    owner,
    String(amount),
    start,
    cliff,
    end,
    steps,
  ])
  return JSON.stringify({ v: 1, ...order, rows })
}

const isAddress = (value: unknown): value is Address => /^0x[\da-f]{40}$/i.test(String(value))
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= permanent

/** An order from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function orderIn(text: string): Order | undefined {
  const { v, rows, ...order } = JSON.parse(text) as Omit<Order, 'grants'> & { v: unknown; rows: unknown }
  if (v !== 1 || !Array.isArray(rows) || rows.length === 0) return undefined
  const grants = rows.flatMap((row): Grant[] => {
    const [owner, amount, start, cliff, end, steps] = row as unknown[]
    const sound = isAddress(owner) && /^[1-9]\d{0,33}$/.test(String(amount)) && [start, cliff, end, steps].every(isTime)
    const schedule = { start, cliff, end, steps } as Grant['schedule']
    return sound ? [{ owner, amount: BigInt(amount as string), schedule }] : []
  })
  const { address, symbol, decimals } = order.token ?? {}
  const sound =
    grants.length === rows.length &&
    [order.from, address].every(isAddress) &&
    typeof symbol === 'string' &&
    [order.chainId, order.madeAt, order.block, decimals].every((value) => Number.isSafeInteger(value)) &&
    (order.asked === undefined || Number.isSafeInteger(order.asked))
  return sound ? { ...order, found: order.found ?? {}, grants } : undefined
}

/** The order of this device. */
export const lockOrder = deviceOrder('intaglio.locks.order', { textOf, orderIn })

/** The transactions an order takes, by batches: what each locks, and its call. */
export function batchesIn({ token, grants, from }: Order) {
  return batchesOf(grants).map((batch) => ({
    grants: batch,
    total: totalOf(batch),
    call: lockCall(token.address, batch, from),
  }))
}
