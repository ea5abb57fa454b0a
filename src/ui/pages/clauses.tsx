import type { ReactNode } from 'react'
import { Clause } from '#ui/components/clause.tsx'

/** What a page says below its head, by the headings, numbered in their order; a clause without a body is left out. */
export function Clauses({ clauses }: { clauses: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(clauses)
    .filter(([, body]) => body)
    .map(([title, body], at) => (
      <Clause key={title} number={at + 1} id={`clause-${at + 1}`} title={title}>
        {body}
      </Clause>
    ))
}
