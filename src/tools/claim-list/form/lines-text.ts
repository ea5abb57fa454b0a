/** The numbers of the first ten lines. */
export function linesText(lines: readonly number[]): string {
  return `${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' …' : ''}`
}
