import { useEffect, useState } from 'react'
import { isActive, type Plan, type Progress } from '#tools/plan/plan-state.ts'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import type { Together } from './together.ts'

type Known = { plan: Plan; progress: Progress; together?: Together }

/** The network fee of what is left of a plan, in words, once the chain has said it; nothing waits for it. `known`: what is left is known. */
export function usePlanFee(fee: PlanHandle<Plan>['fee'], known: Known | undefined): string | undefined {
  const next = known?.progress.next
  const key =
    fee && known && next && isActive(next)
      ? [known.plan.madeAt, next.do, next.step, 'amount' in next && next.amount, known.together?.count].join(' ')
      : undefined
  const [found, setFound] = useState<{ key: string; words: string }>()
  useEffect(() => {
    if (!key) return
    let wanted = true
    fee!(known!.together).then(
      (words) => wanted && words && setFound({ key, words }),
      // What says it could not be loaded: the plan goes on without it, and the sheet says it again.
      () => undefined,
    )
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that counts of the plan
  }, [key])
  return found?.key === key ? found?.words : undefined
}
