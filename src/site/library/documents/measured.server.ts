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

/** Throws: what is asked for is nowhere measured. */
export function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
