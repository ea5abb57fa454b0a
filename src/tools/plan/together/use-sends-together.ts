import { useEffect, useState } from 'react'
import type { Plan } from '#tools/plan/plan-state.ts'
import { walletCalls } from './wallet-calls.ts'

/** Whether the connected wallet sends calls of a plan together; undefined while it is asked, and where nothing of the kind is next. */
export function useSendsTogether(plan: Pick<Plan, 'from' | 'chainId'> | undefined): boolean | undefined {
  const key = plan && `${plan.chainId} ${plan.from}`
  const [known, setKnown] = useState<{ key: string; can: boolean }>()
  useEffect(() => {
    if (!plan || !key) return
    let wanted = true
    void walletCalls.can(plan).then((can) => wanted && setKnown({ key, can }))
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that counts of the plan
  }, [key])
  return known?.key === key ? known?.can : undefined
}
