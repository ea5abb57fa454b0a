import { exitInto, heldIn, paidBy, paidOnFall, rootAfterFall, type CurveRange, type PoolAt } from './locked-curve.ts'
import { ladderOfAmounts, type Ladder } from './ladder.ts'
import type { Side } from './pool-amounts.ts'

/** A locked position of a pool; `unlock` is Unix seconds, or `never`. */
export type LockedPart = CurveRange & { id: bigint; unlock: number }

/** What a statement is computed from: ticks, liquidity and end of each lock, the price, which token is the quote, and the time. */
export type PoolInput = PoolAt & {
  parts: readonly LockedPart[]
  /** Total supply of the token that is not the quote; undefined: it does not say. */
  supply: bigint | undefined
  now: number
}

/** What is paid in the quote when the price falls by 2, 10 and 50 hundredths, and to the bottom. Smallest units, without fees. */
export type Depth = { fall2: bigint; fall10: bigint; fall50: bigint; bottom: bigint }

/** All of the other token outside the locks, sold into the locks alone. `root` is that of the price then; `unsold`: what nobody took. */
export type LockedExit = { amount: bigint; paid: bigint; root: bigint; unsold: bigint }

/** What a pool's locks pay, by LockLens's `poolStatement`, computed here from the same inputs to the unit. */
export type Statement = {
  quote: Side
  locked: Depth
  /** Of what is paid when the price falls by half. */
  ladder: Ladder
  exit: LockedExit | undefined
}

/** The statement about the locks that cannot be withdrawn now. */
export function statementOf({ parts, supply, now, ...at }: PoolInput): Statement {
  const counted = parts.filter(({ unlock }) => unlock > now)
  const half = rootAfterFall(at, 50)
  const amounts = counted.map((part) => ({ unlock: part.unlock, amount: paidBy(part, at, half) }))
  return {
    quote: at.quote,
    locked: {
      fall2: paidOnFall(counted, at, 98),
      fall10: paidOnFall(counted, at, 90),
      fall50: amounts.reduce((sum, { amount }) => sum + amount, 0n),
      bottom: paidOnFall(counted, at, 0),
    },
    ladder: ladderOfAmounts(amounts, now),
    exit: supply === undefined ? undefined : exitOf(counted, at, supply),
  }
}

function exitOf(counted: readonly LockedPart[], at: PoolAt, supply: bigint): LockedExit {
  const base = at.quote === 1 ? 0 : 1
  const inside = counted.reduce((sum, part) => sum + heldIn(part, at.root)[base], 0n)
  const amount = supply > inside ? supply - inside : 0n
  const { paid, root, left } = exitInto(counted, at, amount)
  return { amount, paid, root, unsold: left }
}
