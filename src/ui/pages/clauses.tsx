import type { ReactNode } from 'react'
import { Clause } from '#ui/components/clause.tsx'

/** What a page says below its head, by the headings, in their order; a clause without a body is left out. */
export function Clauses({ clauses }: { clauses: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(clauses)
    .filter(([, body]) => body)
    .map(([title, body], at) => (
      <Clause key={title} id={`clause-${at + 1}`} title={title}>
        {body}
      </Clause>
    ))
}
