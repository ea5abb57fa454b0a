/** A paragraph, or a list of them. `[words](address)` in it is a link. */
export type LegalPart = string | readonly string[]

/** One numbered clause; `id` is its anchor. */
export type LegalClause = { id: string; title: string; parts: readonly LegalPart[] }

/** One published version, and what changed in it. */
export type LegalVersion = { number: number; date: string; change: string }

/** A legal page: five sentences for everybody, then the clauses. Versions are listed newest first. */
export type LegalDocument = {
  summary: readonly [string, string, string, string, string]
  clauses: readonly LegalClause[]
  versions: readonly LegalVersion[]
}

/** A number of days as people say it: `three years`, `a year`, `9 days`. */
export function period(days: number): string {
  if (days >= 1_095 && days <= 1_096) return 'three years'
  return days === 365 ? 'a year' : `${days} days`
}
