import { z } from 'zod'

/** A row of a table, its cells in the order of the columns. */
const table = z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** What is known about one claim. `evidence.schema.json` is made of this. */
const row = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/)
    .describe('The anchor of the row on /evidence.'),
  claim: z.string().describe('What we claim.'),
  value: z
    .string()
    .nullable()
    .describe('What was measured, with its unit; null where no record says it, which the page calls “not recorded”.'),
  table: table.optional().describe('The figures behind the value.'),
  goal: z.string().optional().describe('What the value has to reach, where there is a goal.'),
  missed: z.array(z.string()).describe('Goals that were not reached, each in a sentence; empty where none is missed.'),
  command: z.string().describe('The command that measures the value again, in a copy of the repository.'),
  from: z
    .enum(['run', 'record', 'nothing'])
    .describe('“run”: measured as this row was written. “record”: read from a file that a long command wrote.'),
  record: z.string().optional().describe('The file of the repository that the value was read from.'),
  commit: z.string().nullable().describe('The commit that was measured, or that brought the record.'),
  date: z.iso.date().nullable().describe('The day of the measurement: of the record, where it says one.'),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .nullable()
    .describe('SHA-256 of the output, in hexadecimal; lines end with LF and without spaces.'),
  doesNotProve: z.string().describe('What the value cannot show.'),
  lastFailed: z
    .strictObject({ date: z.iso.date(), what: z.string() })
    .nullable()
    .describe('When a goal of this row was last missed, as far as these records know; null: no record of it.'),
  cheap: z
    .boolean()
    .describe('Whether a test measures it again each time and fails when this file says another value.'),
  check: z.string().nullable().describe('The check of /evidence that a visitor can run in the browser, by its anchor.'),
})

/** `docs/evidence/evidence.json`, which the site serves as `/evidence.json`. */
export const evidenceSchema = z.strictObject({
  $schema: z.literal('/evidence.schema.json'),
  about: z.string(),
  rows: z.array(row),
})

export type EvidenceTable = z.infer<typeof table>
export type EvidenceRow = z.infer<typeof row>
export type Evidence = z.infer<typeof evidenceSchema>

/** Where the rows are kept, below the root of the repository. */
export const evidenceFile = 'docs/evidence/evidence.json'
