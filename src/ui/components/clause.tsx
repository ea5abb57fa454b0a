import type { ReactNode } from 'react'

/** One numbered clause of a page: the number in the margin, the heading and what it says. `id` is the anchor. */
export function Clause({
  number,
  id,
  title,
  children,
}: {
  number: number
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section className="clause wide" id={id} aria-labelledby={`${id}-title`}>
      <div className="number" aria-hidden="true">{`§ ${number}`}</div>
      <div className="body">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

/** A row of labelled figures, set in the monospaced face. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
