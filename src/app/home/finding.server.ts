import { readFile } from 'node:fs/promises'
import { findingPath } from '#site/library/documents/addresses.ts'
import { anchorOf } from '#site/library/documents/markdown.server.ts'

/** A finding of the sample report with the lines of the contract it is about. */
export type ShownFinding = {
  name: string
  severity: string
  status: string
  title: string
  path: string
  effect: string
  file: string
  /** The number of the first line that is shown. */
  first: number
  lines: readonly string[]
  /** Those lines that the finding points at, by their place in `lines`. */
  lit: readonly number[]
}

const shown = { name: 'TL-01', file: 'contracts/lockers/LockerBase.sol' }

/** Around the place where a withdrawal in full is refused. */
const range = { from: /uint128 available = _vested/, to: /_debit\(token, pool, debt, amount\)/ }
const isPointedAt = /balance < debt|_Shortfall\(token, balance/

/** The finding the first page shows, as report and contract have it when the site is built. Throws when either has lost it. */
export async function shownFinding(): Promise<ShownFinding> {
  const report = await readFile('content/library/sample-audit.md', 'utf8')
  const said = new RegExp(`^### (${shown.name}) · (.+?) · (.+?) · (.+)\\n[^#]*?^Effect: (.+)$`, 'm').exec(report)
  if (!said) throw new Error(`The sample report has no finding ${shown.name}.`)
  const [, name = '', severity = '', status = '', title = '', effect = ''] = said
  const code = (await readFile(shown.file, 'utf8')).split('\n')
  const first = code.findIndex((line) => range.from.test(line))
  const end = code.findIndex((line, at) => at > first && range.to.test(line))
  if (first < 0 || end < 0) throw new Error(`${shown.file} has no lines for the finding ${shown.name}.`)
  const lines = code.slice(first, end + 1)
  const margin = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)))
  return {
    name,
    severity,
    status,
    title,
    effect: sentence(effect.replaceAll('`', '')),
    path: findingPath(anchorOf(name)),
    file: shown.file.replace('contracts/', ''),
    first: first + 1,
    lines: lines.map((line) => line.slice(margin)),
    lit: lines.flatMap((line, at) => (isPointedAt.test(line) ? [at] : [])),
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
