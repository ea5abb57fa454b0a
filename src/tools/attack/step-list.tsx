import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'

export type StepItem = { key: number; depth?: number; failed?: boolean; body: ReactNode }

type StepListProps = {
  label: string
  items: readonly StepItem[]
  chosen: number
  choose: (at: number) => void
}

/** A numbered list that one steps through with the arrow keys. It is one stop of the Tab key. */
export function StepList({ label, items, chosen, choose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null)

  function step(event: KeyboardEvent) {
    const last = items.length - 1
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(last, to))
    choose(next)
    list.current!.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ol ref={list} className="attack-steps" aria-label={label}>
      {items.map(({ key, depth = 0, failed, body }, at) => (
        <li key={key} style={{ '--depth': Math.min(depth, 6) } as CSSProperties}>
          <button
            type="button"
            tabIndex={at === chosen ? 0 : -1}
            aria-current={at === chosen ? 'step' : undefined}
            data-failed={failed || undefined}
            onClick={() => choose(at)}
            onKeyDown={step}
          >
            {body}
          </button>
        </li>
      ))}
    </ol>
  )
}
