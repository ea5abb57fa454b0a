/** A row of a table: the line of the file it begins in, counted from 1, and its cells. */
export type Row = { line: number; cells: string[] }

/** Reads a table as RFC 4180 has it: cells in quotes may hold separators, doubled quotes and line breaks. Empty lines are left out. */
export function readTable(text: string): Row[] {
  const plain = text.replace(/^\uFEFF/, '')
  const [head = ''] = plain.split('\n', 1)
  const separator = head.includes('\t') ? '\t' : head.includes(';') ? ';' : ','
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let [cell, quoted, line] = ['', false, 1]

  function endCell() {
    row.cells.push(cell.trim())
    cell = ''
  }
  function endRow() {
    endCell()
    if (row.cells.some(Boolean)) rows.push(row)
    row = { line, cells: [] }
  }

  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!
    if (sign === '\n') line += 1
    if (sign === '"' && quoted && plain[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (sign === '"') quoted = !quoted
    else if (quoted) cell += sign
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
