import { createHash } from 'node:crypto'
import type { EvidenceTable } from '#app/evidence/evidence.server.ts'

/** What a row is read from. `output` is what the command printed or recorded: its hash is in the row. */
export type Reading = { value: string; table?: EvidenceTable; missed?: readonly string[]; output: string }

/** Where a row of the evidence comes from. */
export type RowSource = {
  command: string
  goal?: string
  /** The file that a long command wrote; absent: the row is measured as it is written. */
  record?: string
  /** The day and the commit that the record itself names. */
  measured?: () => { date?: string; commit?: string }
  /** Whether it is measured in less than a second, so that a test does it each time. */
  cheap?: true
  /** The check of the page that a visitor can run, by its anchor. */
  check?: string
  /** Absent: no record says the value. */
  read?: () => Reading | Promise<Reading>
}

/** SHA-256 of an output in hexadecimal, with lines that end with LF and without spaces: it is the same on every system. */
export const hashOfOutput = (output: string): string =>
  createHash('sha256')
    .update(`${output.replaceAll(/[^\S\n]*\r?\n/g, '\n').trim()}\n`)
    .digest('hex')

/** The lines of a text that belong to the table below a heading. */
export function linesOfTable(text: string, heading: string): string {
  const lines = text.slice(text.indexOf(heading)).split('\n')
  const first = lines.findIndex((line) => line.startsWith('|'))
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'))
  return lines.slice(first, end < 0 ? undefined : end).join('\n')
}

/** A whole number as the site writes it. */
export const count = (number: number): string => number.toLocaleString('en')
