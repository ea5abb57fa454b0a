import { widths, type AcceptanceEngine, type AcceptanceResult } from './acceptance-case.ts'

/** A statement, and what it came to by engine and width; without a result where there was nothing to measure. */
export type AcceptanceRow = {
  section: number
  statement: string
  results: Record<string, AcceptanceResult | { notRun: string }>
}

const sections: Record<number, string> = {
  1: 'What the product does',
  2: 'Screens and routes',
  3: 'What is kept',
  4: 'States',
  5: 'Validation',
  6: 'Roles',
  7: 'Calls and files',
  8: 'Errors',
  9: 'Limits',
}

const titles: Record<AcceptanceEngine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }
const engines = Object.keys(titles) as AcceptanceEngine[]

const inCell = (text: string) => text.slice(0, 120).replaceAll('|', '\\|').replaceAll('<', '&lt;')

function cellOf(results: AcceptanceRow['results'], engine: AcceptanceEngine): string {
  const said = widths.map((width) => results[`${engine} ${width}`])
  return said
    .map((each) => {
      if (!each) return '–'
      if ('notRun' in each) return `not run: ${each.notRun}`
      return each.holds ? 'holds' : `**${inCell(each.value)}**`
    })
    .filter((each, at, all) => at === 0 || each !== all[0])
    .join(' · ')
}

type Report = {
  date: string
  commit: string
  seconds: Partial<Record<AcceptanceEngine, number>>
  measured: number
  broken: number
  rows: readonly AcceptanceRow[]
}

/** The table as Markdown, by section. */
export function tableOf({ date, commit, seconds, measured, broken, rows }: Report): string {
  const times = engines.filter((each) => seconds[each]).map((each) => `${titles[each]} ${seconds[each]} s`)
  const parts = Object.entries(sections).flatMap(([section, title]) => {
    const own = rows.filter((row) => row.section === Number(section))
    if (own.length === 0) return []
    const lines = own.map(({ statement, results }) => {
      const value = Object.values(results).find((each) => 'value' in each)
      const cells = engines.map((engine) => cellOf(results, engine))
      return `| ${inCell(statement)} | ${value ? inCell(value.value) : 'none'} | ${cells.join(' | ')} |`
    })
    const head = `| Statement | Measured | ${engines.map((each) => titles[each]).join(' | ')} |\n| --- | --- | --- | --- | --- |`
    return [`## ${section}. ${title}\n\n${head}\n${lines.join('\n')}\n`]
  })
  return `# Acceptance\n\nEach statement of the specification was measured on ${date} at commit ${commit}, at ${widths.join(' and ')} pixels: ${rows.length} statements, ${measured} measurements, ${broken} that do not hold (${times.join(', ')}). \`npm run acceptance\` writes this table and [acceptance.json](evidence/acceptance.json). A value is shown where it differs between widths; “–” means that there is nothing to measure at that width.\n\n${parts.join('\n')}`
}
