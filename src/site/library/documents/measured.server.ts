import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pricing } from '#content/pricing.ts'

/** A file of the repository as text. Throws when there is none. */
export const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** The gas that an operation of a contract was measured to take. Throws, naming it, when it was not. */
export function gasOf(root: string, [contract, operation]: readonly [string, string]): number {
  const gas = JSON.parse(read(root, `contracts/snapshots/${contract}.json`)) as Record<string, string>
  return Number(gas[operation] ?? missing(`the gas of ${operation} of ${contract}`))
}

/** A price or another word of content/pricing.ts, by its path such as `audit.reviewers`. Throws, naming it, when there is none. */
export function priceOf(path: string): number | string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], pricing)
  return typeof value === 'number' || typeof value === 'string' ? value : missing(`the price ${path}`)
}

/** A cell of a table in a Markdown file, by the beginning of its row and the head of its column. Throws, naming it, when there is none. */
export function cellOf(root: string, [file, row, column]: readonly [string, string, string]): string {
  const rows = read(root, file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const at = rows.findIndex((cells) => cells[0] === row)
  // The head of a table is above its rows, and the nearest one counts.
  const head = rows.slice(0, at).findLast((cells) => cells.includes(column))
  return (head && rows[at]?.[head.indexOf(column)]) ?? missing(`${column} of ${row} in ${file}`)
}

/** Lines of a source around the one with a piece of text, which is the one that matters, as a block of Markdown. Throws, naming it, when there is none. */
export function linesAround(
  root: string,
  [file, piece]: readonly [string, string],
  [before, after]: readonly [number, number],
): string {
  const lines = read(root, file).split('\n')
  const at = lines.findIndex((line) => line.includes(piece))
  if (at < 0) return missing(`${piece} in ${file}`)
  const shown = lines.slice(at - before, at + after + 1)
  const indent = Math.min(...shown.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  const source = `${file}, lines ${at - before + 1} to ${at + after + 1}`
  return [`\`\`\`source ${before} ${source}`, ...shown.map((line) => line.slice(indent)), '```'].join('\n')
}

/** Throws: what is asked for is nowhere measured. */
export function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
