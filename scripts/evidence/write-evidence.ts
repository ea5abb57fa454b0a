import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { evidenceFile, evidenceSchema, type Evidence, type EvidenceRow } from '#app/evidence/evidence.server.ts'
import { evidenceClaims, type EvidenceId } from '#content/evidence.ts'
import { contractRows } from './contract-rows.ts'
import { houseRows } from './house-rows.ts'
import { hashOfOutput, type RowSource } from './row-source.ts'
import { siteRows } from './site-rows.ts'

const root = join(import.meta.dirname, '../..')

/** Where each row comes from, in the order of the page. */
export const rowSources: Readonly<Record<EvidenceId, RowSource>> = { ...contractRows, ...siteRows, ...houseRows }

/** What a row says without when it was measured: the same again as long as its record, or what it measures, is the same. */
export type Measured = Omit<EvidenceRow, 'commit' | 'date' | 'lastFailed'>

/** Measures a row, or reads its record. Throws, naming it, when a record does not say what the row needs. */
export async function measure(id: EvidenceId): Promise<Measured> {
  const { command, goal, record, cheap = false, check = null, read } = rowSources[id]
  // A command that was never run has left no record.
  const isThere = !record || existsSync(join(root, record))
  const reading = isThere ? await read?.() : undefined
  return {
    id,
    claim: evidenceClaims[id].claim,
    value: reading?.value ?? null,
    ...(reading?.table && { table: reading.table }),
    ...(goal && { goal }),
    missed: [...(reading?.missed ?? [])],
    command,
    from: reading ? (record ? 'record' : 'run') : 'nothing',
    ...(record && isThere && { record }),
    sha256: reading ? hashOfOutput(reading.output) : null,
    doesNotProve: evidenceClaims[id].doesNotProve,
    cheap,
    check,
  }
}

/** The commit that last changed a file, or the newest one, with its day. */
function commitOf(file?: string): { commit: string; date: string } {
  const said = execFileSync('git', ['log', '-1', '--format=%h %cs', ...(file ? ['--', file] : [])], {
    cwd: root,
    encoding: 'utf8',
  })
  const [commit, date] = said.trim().split(' ')
  if (!commit || !date) throw new Error(`No commit has ${file}: commit it before it is evidence.`)
  return { commit, date }
}

/** The commit and the day of what a row says: of its record, of the commit that brought it, or of today. */
function measuredAt(id: EvidenceId, today: string): { commit: string; date: string } {
  const { record, measured } = rowSources[id]
  const { commit, date } = { ...commitOf(record), ...(!record && { date: today }), ...measured?.() }
  return { commit, date }
}

/** Adds when a row was measured, and when it last failed: now, or as the row of before says. */
function dated(row: Measured, { before, today }: { before: EvidenceRow | undefined; today: string }): EvidenceRow {
  const at = row.from === 'nothing' ? { commit: null, date: null } : measuredAt(row.id as EvidenceId, today)
  const failed = row.missed.length > 0 && at.date ? { date: at.date, what: row.missed.join(' ') } : undefined
  return evidenceSchema.shape.rows.element.parse({ ...row, ...at, lastFailed: failed ?? before?.lastFailed ?? null })
}

/** The rows that git holds. */
export const readEvidence = (): Evidence | undefined =>
  existsSync(join(root, evidenceFile))
    ? evidenceSchema.parse(JSON.parse(readFileSync(join(root, evidenceFile), 'utf8')))
    : undefined

async function write(only: readonly string[]): Promise<void> {
  const ids = Object.keys(rowSources) as EvidenceId[]
  const unknown = only.filter((id) => !ids.includes(id as EvidenceId))
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}. Rows: ${ids.join(', ')}.`)
  const known = new Map(readEvidence()?.rows.map((row) => [row.id, row]))
  const today = new Date().toISOString().slice(0, 10)
  const rows: EvidenceRow[] = []
  for (const id of ids) {
    const before = known.get(id)
    const isAsked = only.length === 0 || only.includes(id) || !before
    rows.push(isAsked ? dated(await measure(id), { before, today }) : before)
    if (isAsked) console.log(`${id}: ${rows.at(-1)!.value ?? 'not recorded'}`)
  }
  const evidence: Evidence = {
    $schema: '/evidence.schema.json',
    about:
      'What this site claims about its own work, with the command that measures it again. Written by npm run evidence.',
    rows,
  }
  mkdirSync(dirname(join(root, evidenceFile)), { recursive: true })
  writeFileSync(join(root, evidenceFile), `${JSON.stringify(evidence, undefined, 2)}\n`)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } })
  await write(values.only.flatMap((names) => names.split(',')))
}
