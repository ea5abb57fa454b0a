/** The values of a line that tabs, semicolons or commas separate. A separator within quotes belongs to the value. */
export function csvCells(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim())
  const cells: string[] = ['']
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map((cell) => cell.trim())
}
