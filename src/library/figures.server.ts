import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pricing } from '#content/pricing.ts'
import { servicePrices } from '#pricing/service-prices.ts'
import { daysInWords, figure, priceInWords } from '#pricing/words.ts'
import { auditTables, type AuditTable } from './audit-tables.server.ts'

type Source = (root: string, ...asked: string[]) => string

/** What may stand between `{{` and `}}` in a document: each reads its figure where the figure is made. */
const sources: Record<string, Source> = {
  gas: (root, contract, operation) => {
    const gas = JSON.parse(read(root, `contracts/snapshots/${contract}.json`)) as Record<string, string>
    return figure(Number(gas[operation!] ?? missing(`the gas of ${operation} of ${contract}`)))
  },
  cell: (root, file, row, column) =>
    cellOf(read(root, file!), [row!, column!]) ?? missing(`${column} of ${row} in ${file}`),
  said: (root, file, pattern) => new RegExp(pattern!).exec(read(root, file!))?.[1] ?? missing(`${pattern} in ${file}`),
  coverage: (root, field) => {
    const coverage = JSON.parse(read(root, 'content/coverage.json')) as Record<string, string | number>
    return String(coverage[field!] ?? missing(`the coverage ${field}`))
  },
  price: (_, path) => {
    const value = path!
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], pricing)
    if (typeof value === 'string') return value
    return typeof value === 'number' ? figure(value) : missing(`the price ${path}`)
  },
  range: (_, service, what) => {
    const found = servicePrices[service as keyof typeof servicePrices] ?? missing(`the service ${service}`)
    if ('tool' in found) return missing(`a price of ${service}`)
    return what === 'days' ? daysInWords(found.days) : priceInWords(found.price)
  },
  menu: (_, name) => menuTable(name!),
  audit: (root, table) => {
    const make = Object.hasOwn(auditTables, table!) ? auditTables[table as AuditTable] : missing(`a table ${table}`)
    return make(root)
  },
}

/** Puts the figures into a text. Throws, naming it, at one that is nowhere measured. `hash` is of the data of the same document. */
export function withFigures(text: string, { root, hash }: { root: string; hash: string }): string {
  return text
    .replaceAll('{{hash data}}', hash)
    .replaceAll(/\{\{(\w+) ([^}]+)\}\}/g, (_, name: string, asked: string) => {
      const source = Object.hasOwn(sources, name) ? sources[name]! : missing(`a source ${name}`)
      return source(root, ...asked.split(' | ').map((part) => part.trim()))
    })
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** A cell of a table in a Markdown file, by the beginning of its row and the head of its column. */
function cellOf(markdown: string, [row, column]: readonly [string, string]): string | undefined {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const at = rows.findIndex((cells) => cells[0] === row)
  // The head of a table stands above its rows, and the nearest one counts.
  const head = rows.slice(0, at).findLast((cells) => cells.includes(column))
  return head && rows[at]?.[head.indexOf(column)]
}

/** What can be chosen, and what each choice adds. */
function menuTable(name: string): string {
  const menu = name === 'token' ? pricing.token : name === 'nftAudit' ? pricing.nftAudit : missing(`a menu ${name}`)
  const rows = [menu.base, ...menu.options].map(({ label, days }) => `| ${label} | ${figure(days)} |`)
  return ['| What | Working days |', '|---|---|', ...rows].join('\n')
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
