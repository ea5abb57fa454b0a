import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chains } from '#chain/catalogue.ts'
import { pricing } from '#content/pricing.ts'
import { tokenVariants } from '#emitter/variants.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const grouped = (value: number) => value.toLocaleString('en-GB')

/** What may stand between `{{` and `}}` in a post: each reads its figure where the figure is made. */
const sources: Record<string, (...asked: string[]) => string> = {
  gas: (contract, operation) => grouped(gasOf(contract!, operation!)),
  each: (contract, operation, count) => grouped(Math.round(gasOf(contract!, operation!) / Number(count))),
  count: (what) => (what === 'variants' ? grouped(tokenVariants().length) : missing(`a count of ${what}`)),
  price: (path) => {
    const value = path!
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], pricing)
    return typeof value === 'number' ? grouped(value) : missing(`the price ${path}`)
  },
  chain: (id, field) => {
    const chain = Object.values(chains).find((each) => String(each.id) === id) as Record<string, unknown> | undefined
    return String(chain?.[field!] ?? missing(`${field} of chain ${id}`))
  },
  cell: (file, row, column) => cellOf(file!, row!, column!),
}

/** Puts the figures into a text. Throws, naming it, at one that is nowhere measured. */
export function withFigures(text: string): string {
  return text.replaceAll(/\{\{(\w+) ([^}]+)\}\}/g, (_, name: string, asked: string) => {
    const source = Object.hasOwn(sources, name) ? sources[name]! : missing(`a source ${name}`)
    const separator = name === 'chain' ? ' ' : ' | '
    return source(...asked.split(separator).map((part) => part.trim()))
  })
}

function gasOf(contract: string, operation: string): number {
  const gas = JSON.parse(read(`contracts/snapshots/${contract}.json`)) as Record<string, string>
  return Number(gas[operation] ?? missing(`the gas of ${operation} of ${contract}`))
}

/** A cell of a table in a Markdown file, by the beginning of its row and the head of its column. */
function cellOf(file: string, row: string, column: string): string {
  const rows = read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const at = rows.find((cells) => cells.includes(column))?.indexOf(column) ?? -1
  const value = rows.find(([first]) => first === row)?.[at]
  const found = value ?? missing(`${column} of ${row} in ${file}`)
  return /^\d{4,}$/.test(found) ? grouped(Number(found)) : found
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
