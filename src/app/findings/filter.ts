import type { ListedFinding } from './findings-file.server.ts'

/** What a visitor asks for; an empty word asks for everything. It is in the address of the page. */
export const filterNames = ['severity', 'difficulty', 'status', 'contract', 'text'] as const
export type FilterName = (typeof filterNames)[number]
export type Filter = Readonly<Record<FilterName, string>>

/** A word as it is in the address: `Not applicable` is `not-applicable`. */
export const wordOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** What the search part of an address asks for. Names that it does not know are left out. */
export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search)
  return Object.fromEntries(
    filterNames.map((name) => [name, (asked.get(name) ?? '').trim().slice(0, 100)]),
  ) as unknown as Filter
}

/** The address of the page that asks for this. */
export function pathFor(filter: Partial<Filter>): string {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  return asked.size ? `/findings?${asked}` : '/findings'
}

const is = (asked: string, name: string) => !asked || wordOf(asked) === wordOf(name)

/** Whether a finding is asked for. Each word of the text has to be in its name, its title, its words or its file. */
export function isAsked(finding: ListedFinding, { severity, difficulty, status, contract, text }: Filter): boolean {
  const { id, title, effect, answer, code } = finding
  const said = [id, title, effect, answer, code?.file, ...finding.contracts].join(' ').toLowerCase()
  return (
    is(severity, finding.severity) &&
    is(difficulty, finding.difficulty) &&
    is(status, finding.status) &&
    finding.contracts.some((name) => is(contract, name)) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.includes(word))
  )
}
