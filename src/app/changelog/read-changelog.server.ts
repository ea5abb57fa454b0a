/** What kind of change it is, in the words of the file. */
const kinds = ['Added', 'Changed', 'Fixed', 'Removed'] as const

/** The changes of one day; `date` as in 2026-11-28. */
export type ChangeDay = { date: string; groups: { kind: (typeof kinds)[number]; entries: string[] }[] }

/** The file of the changes, below the root of the repository. */
export const changelogFile = 'CHANGELOG.md'

const isKind = (text: string): text is (typeof kinds)[number] => (kinds as readonly string[]).includes(text)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text)

/** Reads the changes, newest day first. Throws, naming the line, where the file has another form. */
export function readChangelog(markdown: string): ChangeDay[] {
  const days: ChangeDay[] = []
  for (const [at, line] of markdown.slice(markdown.indexOf('\n## ')).split('\n').entries()) {
    const [, mark, text = ''] = /^(##|###|-) (.+)$/.exec(line) ?? []
    const day = days.at(-1)
    const group = day?.groups.at(-1)
    if (mark === '##' && isDay(text) && (!day || text < day.date)) days.push({ date: text, groups: [] })
    else if (mark === '###' && day && isKind(text)) day.groups.push({ kind: text, entries: [] })
    else if (mark === '-' && group) group.entries.push(text)
    else if (line !== '') throw new Error(`${changelogFile} has “${line}” as line ${at} of its days.`)
  }
  if (days.some(({ groups }) => groups.length === 0 || groups.some(({ entries }) => entries.length === 0)))
    throw new Error(`${changelogFile} has a day or a kind without an entry.`)
  return days
}
