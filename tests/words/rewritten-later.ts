import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages and files whose words were written before there was a guide of our voice. It only becomes shorter. */
export const listFile = join(import.meta.dirname, 'rewritten-later.txt')

/** The names on the list. */
export function rewrittenLater(): Set<string> {
  const lines = readFileSync(listFile, 'utf8').split('\n')
  return new Set(lines.filter((line) => line && !line.startsWith('#')))
}
