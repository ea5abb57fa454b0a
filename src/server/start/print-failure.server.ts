/** What stops a start, for people: one line per bad variable, or one sentence. */
export function printFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
