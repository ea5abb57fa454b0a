import type { Block } from '#site/library/documents/document.ts'
import { findingHead } from './findings.ts'

/** The severities, the most serious first, each with the name of its colour. */
export const severities = [
  ['Critical', 'critical'],
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
  ['Informational', 'informational'],
] as const

export type SeverityId = (typeof severities)[number][1]

/** How many findings of a report have each severity, also where there is none. */
export function countSeverities(blocks: readonly Block[]): { name: string; id: SeverityId; count: number }[] {
  const found = blocks.flatMap((block) => findingHead(block)?.severity ?? [])
  return severities.map(([name, id]) => ({ name, id, count: found.filter((each) => each === name).length }))
}
