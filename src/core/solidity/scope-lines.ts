/** One file in the scope of an audit: nothing of what is in it. */
export type ScopeFile = { sha256: string; lines: number; path: string }

/** Characters the list in a request may have; the digest beside it covers the complete list. */
export const scopeLength = 10_000

const fileLine = /^([0-9a-f]{64}) +(\d{1,7}) +(\S.{0,254})$/
const restLine = /^and \d{1,6} more$/

/** The list as a request carries it: hash, lines and path of each file; of those that do not fit only the number. */
export function writeScope(files: readonly ScopeFile[]): string {
  const written: string[] = []
  let length = 0
  for (const [i, { sha256, lines, path }] of files.entries()) {
    const line = `${sha256} ${lines} ${path.slice(0, 255)}`
    if (length + line.length + 1 > scopeLength - 20) return [...written, `and ${files.length - i} more`].join('\n')
    written.push(line)
    length += line.length + 1
  }
  return written.join('\n')
}

/** The files a request names. Answers undefined when a line is none of ours; an empty text names no file. */
export function readScope(text: string): { files: ScopeFile[]; more: string | undefined } | undefined {
  const files: ScopeFile[] = []
  let more: string | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, sha256, lines, path] = fileLine.exec(line) ?? []
    if (sha256 && lines && path) files.push({ sha256, lines: Number(lines), path })
    else if (restLine.test(line) && !more) more = line
    else if (line) return undefined
  }
  return { files, more }
}
