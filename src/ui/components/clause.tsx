import type { ReactNode } from 'react'

type ClauseProps = {
  /** Its anchor. */
  id: string
  title: string
  /** `beside`: the heading in the margin, the text next to it. `across`: both as wide as the page. `band`: the same on a ground of its own. */
  layout?: 'beside' | 'across' | 'band'
  /** Only where people cite it: on legal pages and in the pledge. */
  number?: number
  children: ReactNode
}

/** One section of a page: its heading and what it says. */
export function Clause({ id, title, layout = 'beside', number, children }: ClauseProps) {
  return (
    <section className={`clause wide clause-${number ? 'numbered' : layout}`} id={id} aria-labelledby={`${id}-title`}>
      {number && <div className="number" aria-hidden="true">{`§ ${number}`}</div>}
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="body">{children}</div>
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
