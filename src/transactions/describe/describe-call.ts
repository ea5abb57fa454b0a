import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { isBoundless } from '#core/text/exact-amount.ts'
import { visibleText } from '#core/text/visible-text.ts'
import { inEnglishOf } from '#transactions/told/in-english-of.ts'
import { told } from '#transactions/told/phrase-book.ts'
import type { DecodedCall } from './decode-call.ts'
import type { CallArguments, FieldWords } from './known-contract.ts'
import type { Line, LineValue, SigningWarning, SigningWords } from './signing-words.ts'
import { t } from './transaction-words.ts'

type Readable = Extract<DecodedCall, { at: 'ours' | 'standard' }>
type Described = Omit<SigningWords, 'raw'>

type Around = { to: Address; native: readonly Line[]; isKnown: (address: unknown) => boolean }

/**
 * A call whose ABI is known, in words: `to` is its contract, `native` the line about ether that goes with it, `isKnown` says whom this
 * site knows.
 */
export function describeCall(call: Readable, { to, native, isKnown }: Around): Described {
  const fields = call.list
    .flatMap((argument) => partsOf(argument, call.words?.fields))
    .map(({ name, type, value, number }) => {
      const found = Object.hasOwn(call.words?.fields ?? {}, name) ? call.words?.fields[name] : undefined
      const words: FieldWords = found ?? { label: name, as: type === 'address' ? 'party' : 'text' }
      return { type, value, words: number ? { ...words, label: `${words.label} ${number}` } : words } satisfies Field
    })
  const contract: Line = {
    label: t('contract'),
    value: { as: 'party', address: to, ...(call.at === 'ours' ? { name: call.contract.name } : {}) },
  }
  const parts = call.words?.parts?.(call.args)
  const shown = fields.filter(({ words }) => words.as !== 'nothing')
  const said = parts?.lines ?? shown.map((field) => lineOf(field, { to, args: call.args }))
  const { intent = t('namedTitle', { name: call.name }) } = call.words ?? {}
  const title = typeof intent === 'string' ? intent : intent(call.args)
  const lasting = call.words?.lasting(call.args) ?? t('unknownLasting')
  const lines = parts ? said.map(toldLine) : said.map((line) => ({ ...line, label: told(line.label) }))
  const concerned = fields.filter(({ words }) => words.as === 'recipient' || words.as === 'spender')
  return {
    title: told(title),
    lines: [...lines, ...native, contract],
    lasting: told(lasting),
    // An argument that has no words is shown under its own name, which is of no language.
    english: inEnglishOf({
      title,
      lines: said.map(({ label }) => label).filter((label) => call.list.every(({ name }) => name !== label)),
      lasting,
    }),
    warnings: warningsOf(call, { fields, to, isKnown }),
    recipients:
      parts?.recipients ??
      concerned.flatMap(({ value }) => (isAddress(String(value)) ? [getAddress(String(value))] : [])),
    tokens: lines.flatMap(({ value }) => (value.as === 'amount' && value.of !== 'native' ? [value.of] : [])),
  }
}

/** `number`: which of a list it belongs to. */
type Argument = Readable['list'][number] & { number?: number }

/** The parts of a structure, or of each of a list, where words name one of them by its path; otherwise the argument itself. */
function partsOf(
  { name, type, value, number }: Argument,
  fields: Readonly<Record<string, FieldWords>> = {},
): Argument[] {
  const each = `${name}.[]`
  if (Array.isArray(value) && isNamedWithin(each, fields))
    return value.flatMap((one: unknown, at) =>
      partsOf({ name: each, type: 'tuple', value: one, ...(value.length > 1 && { number: at + 1 }) }, fields),
    )
  if (typeof value !== 'object' || value === null || !isNamedWithin(name, fields))
    return [{ name, type, value, ...(number && { number }) }]
  return Object.entries(value).flatMap(([member, part]: [string, unknown]) =>
    partsOf(
      {
        name: `${name}.${member}`,
        type: isAddress(String(part)) ? 'address' : typeof part,
        value: part,
        ...(number && { number }),
      },
      fields,
    ),
  )
}

const isNamedWithin = (name: string, fields: object) => Object.keys(fields).some((path) => path.startsWith(`${name}.`))

/** A line that a tool has written itself. */
const toldLine = ({ label, value }: Line): Line => ({
  label: told(label),
  value: value.as === 'text' ? { as: 'text', text: told(value.text) } : value,
})

type Field = { type: string; value: unknown; words: FieldWords }

function lineOf({ value, words }: Field, { to, args }: { to: Address; args: CallArguments }): Line {
  return { label: words.label, value: valueOf(value, words, { to, args }) }
}

function valueOf(value: unknown, words: FieldWords, { to, args }: { to: Address; args: CallArguments }): LineValue {
  if (words.as === 'words') return { as: 'text', text: visibleText(told(words.words(value))) }
  if (words.as === 'amount' && typeof value === 'bigint') {
    const named = tokenNamed(words.of, { to, args })
    const of = named === 'native' || (typeof named === 'string' && isAddress(named)) ? named : undefined
    if (of) return { as: 'amount', amount: value, of }
  }
  if (words.as === 'time' && (typeof value === 'bigint' || typeof value === 'number'))
    return { as: 'text', text: timeText(value) }
  if (words.as !== 'text' && typeof value === 'string' && isAddress(value)) return { as: 'party', address: value }
  return { as: 'text', text: plainText(value) }
}

type AmountOf = Extract<FieldWords, { as: 'amount' }>['of']

/** The token an amount is counted in, or the currency. */
function tokenNamed(of: AmountOf, { to, args }: { to: Address; args: CallArguments }): unknown {
  if (typeof of === 'function') return of(args)
  if (typeof of === 'object') return args[of.argument]
  return of === 'this' ? to : 'native'
}

function warningsOf(
  { at, name, args, odd }: Readable,
  { fields, to, isKnown }: Pick<Around, 'to' | 'isKnown'> & { fields: readonly Field[] },
) {
  const warnings: SigningWarning[] = []
  if (at === 'standard' && !isKnown(to)) warnings.push('token-call')
  if (odd) warnings.push('odd-data')
  const spenders = fields.filter(({ words }) => words.as === 'spender')
  const grants = spenders.length > 0
  const amounts = fields.filter(({ words }) => words.as === 'amount')
  // What a spender may take of a token of an ERC-6909 contract is an amount, too.
  const units = at === 'standard' && args.id !== undefined && grants ? args.amount : undefined
  const ends =
    args.approved === false || units === 0n || (amounts.length > 0 && amounts.every(({ value }) => value === 0n))
  if (!ends && spenders.some(({ value }) => !isNobody(value) && !isKnown(value))) warnings.push('unknown-spender')
  if (grants && amounts.some(({ value }) => typeof value === 'bigint' && isBoundless(value))) warnings.push('boundless')
  if (typeof units === 'bigint' && isBoundless(units)) warnings.push('boundless')
  if ((name === 'setApprovalForAll' || name === 'setOperator') && args.approved === true) warnings.push('all-items')
  if (!grants && amounts.length > 0 && amounts.every(({ value }) => value === 0n)) warnings.push('moves-nothing')
  const lost = fields.some(
    ({ words, value }) => words.as === 'recipient' && String(value).toLowerCase() === to.toLowerCase(),
  )
  if (lost) warnings.push('to-contract-itself')
  return warnings
}

const isNobody = (address: unknown) => /^0x0+$/.test(String(address))

/** Seconds since 1970 as a time that means the same everywhere. */
export function timeText(seconds: bigint | number): string {
  const date = new Date(Number(seconds) * 1000)
  return Number.isNaN(date.getTime()) ? String(seconds) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Bytes that are no address and no selector. */
const bytes = /^0x[\da-f]{9,}$/i

/** Bytes nobody can read, by their ends and their number: all of them are among the exact bytes. */
function bytesText(value: string): string {
  if (isAddress(value)) return value
  const count = t('bytes', { count: String((value.length - 2) / 2) })
  return value.length > 18 ? `${value.slice(0, 8)}…${value.slice(-4)}, ${count}` : `${value}, ${count}`
}

/** Any decoded value as text for a reader. */
export function plainText(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value !== 'object' || value === null) return visibleText(partText(value))
  return visibleText(JSON.stringify(value, (_, part: unknown) => (typeof part === 'object' ? part : partText(part)), 1))
}

const partText = (value: unknown) => (typeof value === 'string' && bytes.test(value) ? bytesText(value) : String(value))

/** Any decoded value as text to the last digit. */
export function exactText(value: object): string {
  return visibleText(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 1))
}
