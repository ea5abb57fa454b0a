/**
 * One line of a CSV file, as RFC 4180 has it. A cell that a spreadsheet would take for a formula gets an apostrophe in front: a
 * stranger's words must not compute anything on the reader's machine.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
