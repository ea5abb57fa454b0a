import { join } from 'node:path'
import { chains } from '#chain/catalogue.ts'
import { cellOf, gasOf, missing, priceOf } from '#site/library/documents/measured.server.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'

const root = join(import.meta.dirname, '../..')
const grouped = (value: number) => value.toLocaleString('en-GB')

/** What may stand between `{{` and `}}` in a post: each reads its figure where the figure is made. */
const sources: Record<string, (...asked: string[]) => string> = {
  gas: (contract, operation) => grouped(gasOf(root, [contract!, operation!])),
  each: (contract, operation, count) => grouped(Math.round(gasOf(root, [contract!, operation!]) / Number(count))),
  count: (what) => (what === 'variants' ? grouped(tokenVariants().length) : missing(`a count of ${what}`)),
  price: (path) => {
    const value = priceOf(path!)
    return typeof value === 'number' ? grouped(value) : missing(`the price ${path}`)
  },
  chain: (id, field) => {
    const chain = Object.values(chains).find((each) => String(each.id) === id) as Record<string, unknown> | undefined
    return String(chain?.[field!] ?? missing(`${field} of chain ${id}`))
  },
  cell: (file, row, column) => {
    const found = cellOf(root, [file!, row!, column!])
    return /^\d{4,}$/.test(found) ? grouped(Number(found)) : found
  },
}

/** Puts the figures into a text. Throws, naming it, at one that is nowhere measured. */
export function withFigures(text: string): string {
  return text.replaceAll(/\{\{(\w+) ([^}]+)\}\}/g, (_, name: string, asked: string) => {
    const source = Object.hasOwn(sources, name) ? sources[name]! : missing(`a source ${name}`)
    const separator = name === 'chain' ? ' ' : ' | '
    return source(...asked.split(separator).map((part) => part.trim()))
  })
}
