import { useEffect, useEffectEvent } from 'react'
import { tokenOfPage } from '#chain/tokens/token-choice.tsx'
import type { PlanToken } from './kept-plan.ts'
import type { Plan } from './plan-state.ts'
import type { PlanHandle } from './use-plan.ts'

/** Where the address names a token, a plan of an earlier visit that is done with another one gives way to the form. */
export function useNamedToken<Kind extends Plan & { token: PlanToken }>(handle: PlanHandle<Kind>): void {
  const { plan, progress, begun } = handle
  const isPast = !begun && progress?.next.do === 'done'
  const giveWay = useEffectEvent(() => {
    const named = tokenOfPage().toLowerCase()
    if (named && named !== plan?.token.address.toLowerCase()) handle.forget()
  })
  useEffect(() => {
    if (isPast) giveWay()
  }, [isPast])
}
