import { knownPermissions, type PowerName } from './known-permissions.ts'
import type { FileFacts, PowerLine, Report, RoyaltyLine, StandardLine, Weight } from './report.ts'

/** What each weight is called, and the plural of what is counted under it. */
export const weightWords: Record<Weight, string> = {
  high: 'Serious',
  medium: 'Notable',
  low: 'Minor',
  note: 'To know',
  unknown: 'Not found out',
}

/** The weights from the gravest on. */
export const weightOrder = Object.keys(weightWords) as Weight[]

/** How many findings there are of each weight, in order, without those there are none of. */
export function countsOf({ findings }: Pick<Report, 'findings'>): [weight: Weight, count: number][] {
  return weightOrder
    .map((weight): [Weight, number] => [weight, findings.filter((each) => each.weight === weight).length])
    .filter(([, count]) => count > 0)
}

/** One sentence that says what came out. It gives no score. */
export function summaryOf(report: Pick<Report, 'findings' | 'complete'>): string {
  const counts = countsOf(report).map(([weight, count]) => `${count} ${weightWords[weight].toLowerCase()}`)
  const end = report.complete ? '' : ' The inspection was cut off. The report names the missing parts.'
  return `${report.findings.length} findings: ${counts.join(', ')}.${end}`
}

/** What an inspection can say and what it cannot. */
export const limitsOfInspection =
  'This is what a machine sees from outside: calls, code, storage and files at one block. It reads no source, finds no fault of logic, and is not an audit.'

const places: Record<FileFacts['place'], string> = {
  chain: 'on the chain',
  ipfs: 'IPFS',
  ipns: 'IPNS',
  arweave: 'Arweave',
  https: 'https',
  http: 'http',
  other: 'no known address',
}

/** A file in one line: where it is, what it is, how large, how long it took, or why it was not read. */
export function fileWords(file: FileFacts | undefined): string {
  if (!file) return 'none'
  const facts = [
    places[file.place],
    file.status !== undefined && file.status !== 200 && `status ${file.status}`,
    file.kind,
    file.size !== undefined && sizeWords(file.size),
    file.ms !== undefined && `${file.ms} ms`,
  ].filter(Boolean)
  return file.fault ? `${facts.join(', ')}. ${file.fault}` : facts.join(', ')
}

function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

const yesNo = (value: boolean | undefined) => (value === undefined ? 'not found out' : value ? 'yes' : 'no')

/** A standard as the cells of a row: name, claimed, kept, how. */
export const standardCells = ({
  name,
  about,
  claimed,
  kept,
  found,
}: StandardLine): [string, string, string, string] => [`${name}: ${about}`, yesNo(claimed), yesNo(kept), found]

/** A power as the cells of a row: function, kind, whom it obeys. */
export const powerCells = ({ signature, kind, obeys }: PowerLine): [string, string, string] => [
  signature,
  knownPermissions[kind as PowerName].title,
  { anybody: 'did not fail for a stranger', owner: 'the owner', unclear: 'not found out' }[obeys],
]

/** Prices in wei that are easier to read as a power. */
const powersOf: Record<string, string> = { [String(10n ** 18n)]: '10¹⁸ wei', [String(2n ** 200n)]: '2²⁰⁰ wei' }
const priceWords = (price: string) => powersOf[price] ?? `${price} wei`

function partWords(amount: string, price: string): string {
  const part = `${Number((BigInt(amount) * 10_000n) / BigInt(price)) / 100} %`
  return amount.length > 22 ? part : `${part}, ${amount} wei`
}

/** A royalty as the cells of a row: piece and price, amount, receiver. */
export const royaltyCells = ({ token, price, amount, receiver, answer }: RoyaltyLine): [string, string, string] => [
  `Piece ${token} at ${priceWords(price)}`,
  amount === undefined ? (answer === 'reverted' ? 'fails' : 'no answer') : partWords(amount, price),
  receiver ?? '',
]

/** What the report says of the collection, as names and values. */
export function factsOfReport({ collection, supply, powers }: Report): [name: string, value: string][] {
  const { kind, chain, chainId, block, blockTime, bytes } = collection
  const most = supply.most ? `, at most ${supply.most.value} (${supply.most.from})` : ''
  return [
    ['Kind', kind],
    ['Chain', `${chain} (${chainId})`],
    ['Block', `${block}, ${blockTime.slice(0, 16).replace('T', ' ')} UTC`],
    ['Pieces', `${supply.total ?? 'not told'}${most}`],
    ['Sample', `${supply.sampled} pieces, found by ${supply.sampledBy}`],
    ['Owner', powers.owner ? `${powers.owner}, ${powers.ownerIs ?? ''}` : 'not told'],
    ['Code', `${bytes} bytes${powers.proxy ? `; it is ${powers.proxy.kind}` : ''}`],
  ]
}
