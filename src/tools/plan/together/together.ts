import { isActive, type Outline, type Progress } from '#tools/plan/plan-state.ts'

/** The calls that may go together next: an approval of `amount`, where one is needed, and `count` steps from the place `first`. */
export type Together = { first: number; count: number; amount?: bigint }

/**
 * What would go together next: the approval and all steps up to the first that takes something. Later ones stay transactions of their own:
 * a batch of a list fills one. Undefined where a single call is next, or a step between is made already.
 */
export function togetherOf({ steps }: Outline, progress: Progress): Together | undefined {
  const { next, steps: known } = progress
  if (!isActive(next)) return undefined
  const first = next.step
  const last = steps.findIndex(({ takes = 0n }, at) => at >= first && takes > 0n)
  if (last < 0 || known.slice(first, last + 1).some(({ made, hash }) => made || hash)) return undefined
  const count = last - first + 1
  if (next.do === 'send') return count > 1 ? { first, count } : undefined
  return { first, count, amount: next.amount }
}
