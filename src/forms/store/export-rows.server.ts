import { writeNew, type CommandContext, type CommandInput, type CommandOption } from '#core/process/command.server.ts'
import { csvLine } from '#core/text/csv-line.ts'

/** The option of every command that writes rows. */
export const outOption: CommandOption = { about: 'the file to write; the standard output by default', value: 'file' }

/** One row of an export: as a line of a table, and as an object for programs. */
export type ExportedRow = { cells: readonly string[]; json: object }

/** Writes rows as CSV, or with `--json` as one object per line, to `--out` or to the standard output. `what` names them. */
export async function exportRows(
  { json, print }: Pick<CommandContext, 'json' | 'print'>,
  { options: { out } }: CommandInput,
  { columns, rows, what }: { columns: readonly string[]; rows: AsyncIterable<ExportedRow>; what: string },
): Promise<void> {
  let count = 0
  const lines = async function* () {
    if (!json) yield csvLine(columns)
    for await (const row of rows) {
      yield json ? `${JSON.stringify(row.json)}\n` : csvLine(row.cells)
      count++
    }
  }
  if (typeof out === 'string') {
    await writeNew(out, lines())
    print(json ? JSON.stringify({ written: count }) : `${count} ${what} written to ${out}.`)
  } else for await (const line of lines()) print(line.replace(/\r?\n$/, ''))
}
