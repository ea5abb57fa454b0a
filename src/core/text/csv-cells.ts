/** The values of a line that tabs, semicolons or commas separate, or blanks where it has none of them. A separator within quotes belongs to the value. */
export function csvCells(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one))
  if (!separator) return line.trim().split(/\s+/)
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

/** Whether a line names the columns of a list of accounts, such as `Wallet address, amount`. */
export const isHeader = (line: string): boolean => header.test(line)

/** A name of an account, such as `wallet.eth`, is none of a column. */
const header =
  /^[\s"'\uFEFF]*(?:(?:address|account|owner|receiver|recipient|beneficiary|wallet)\w*|(?:name|index|to)\b)(?![\w-]*\.)/i
