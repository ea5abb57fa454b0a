import type { ReactNode } from 'react'
import type { Explained } from './explain-error.ts'
import { WhyLine } from './why-line.tsx'

type OrderAlertsProps = {
  why: Explained | undefined
  /** Why the wallet of now cannot go on. */
  foreign: string | undefined
  /** Whether the device keeps the order. */
  kept: boolean
  /** What is told before: a transaction that failed. */
  children: ReactNode
}

/** What stops an order, and what its owner has to know meanwhile. */
export function OrderAlerts({ why, foreign, kept, children }: OrderAlertsProps) {
  return (
    <div role="alert">
      {children}
      <WhyLine why={why} />
      {foreign && <p className="locks-bad">{foreign}</p>}
      {!kept && <p>This browser keeps nothing: leave this tab open until it is done.</p>}
    </div>
  )
}
