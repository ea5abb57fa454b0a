import type { EvidenceRow } from './evidence.server.ts'

/** What became of the goal of a row, in words. */
export type RowResult = 'Goal met' | 'Goal missed' | 'Measured only' | 'Not recorded'

export function resultOf({ value, goal, missed }: Pick<EvidenceRow, 'value' | 'goal' | 'missed'>): RowResult {
  if (value === null) return 'Not recorded'
  if (missed.length > 0) return 'Goal missed'
  return goal ? 'Goal met' : 'Measured only'
}
