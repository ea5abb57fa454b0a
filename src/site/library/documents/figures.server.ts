import { pricing } from '#content/pricing.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { daysInWords, priceInWords, stepInWords } from '#core/offer/words.ts'
import { figure } from '#core/text/figure.ts'
import { auditTables, type AuditTable } from '#site/library/audit/audit-tables.server.ts'
import { cellOf, gasOf, linesAround, missing, priceOf, read } from './measured.server.ts'

type Source = (root: string, ...asked: string[]) => string

/** What may be between `{{` and `}}` in a document: each reads its figure where the figure is made. */
const sources: Record<string, Source> = {
  gas: (root, contract, operation) => figure(gasOf(root, [contract!, operation!])),
  cell: (root, file, row, column) => cellOf(root, [file!, row!, column!]),
  said: (root, file, pattern) => new RegExp(pattern!).exec(read(root, file!))?.[1] ?? missing(`${pattern} in ${file}`),
  lines: (root, file, piece, before, after) => linesAround(root, [file!, piece!], [Number(before), Number(after)]),
  coverage: (root, field) => {
    const coverage = JSON.parse(read(root, 'content/coverage.json')) as Record<string, string | number>
    return String(coverage[field!] ?? missing(`the coverage ${field}`))
  },
  price: (_, path) => {
    const value = priceOf(path!)
    return typeof value === 'string' ? value : figure(value)
  },
  range: (_, service, what) => {
    const { price: found } = services[service as ServiceSlug] ?? missing(`the service ${service}`)
    if ('tool' in found) return missing(`a price of ${service}`)
    return what === 'days' ? daysInWords(found.days) : priceInWords(found.price)
  },
  step: (_, service, step) => stepInWords(service as ServiceSlug, step!),
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

/** What can be chosen, and what each choice adds. */
function menuTable(name: string): string {
  const menu = name === 'token' ? pricing.token : name === 'nftAudit' ? pricing.nftAudit : missing(`a menu ${name}`)
  const rows = [menu.base, ...menu.options].map(({ label, days }) => `| ${label} | ${figure(days)} |`)
  return ['| What | Working days |', '|---|---|', ...rows].join('\n')
}
