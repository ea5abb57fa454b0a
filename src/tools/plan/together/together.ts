import { isActive, type Outline, type Progress } from '#tools/plan/plan-state.ts'

/**
 * The calls that may go together next: an approval of `amount`, where one is needed, and `count` steps from the place `first`. `rest`: how
 * many more times the wallet asks after that, where later steps go together too.
 */
export type Together = { first: number; count: number; amount?: bigint; rest?: number }

/** Independent steps go together up to this many: some wallets take no more calls at once. */
const most = 10

/**
 * What would go together next: the approval and all steps up to the first that takes something. Later ones stay transactions of their own:
 * a batch of a list fills one. Undefined where a single call is next, or a step between is made already.
 */
export function togetherOf({ steps, independent }: Outline, progress: Progress): Together | undefined {
  const { next, steps: known } = progress
  if (!isActive(next)) return undefined
  const first = next.step
  const last = independent
    ? Math.min(first + most, steps.length) - 1
    : steps.findIndex(({ takes = 0n }, at) => at >= first && takes > 0n)
  if (last < 0 || known.slice(first, last + 1).some(({ made, hash }) => made || hash)) return undefined
  const count = last - first + 1
  const rest = independent && { rest: Math.ceil((steps.length - last - 1) / most) }
  if (next.do === 'send') return count > 1 ? { first, count, ...rest } : undefined
  return { first, count, amount: next.amount }
}
