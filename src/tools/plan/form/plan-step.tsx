import type { ReactNode } from 'react'

type StepProps = { state: 'done' | 'now' | 'next'; children: ReactNode }

/** A line of the progress of a plan. What its mark shows is said too. */
export function PlanStep({ state, children }: StepProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {children}
      {state !== 'now' && <span className="visually-hidden">{state === 'done' ? ', done' : ', not yet'}</span>}
    </li>
  )
}
