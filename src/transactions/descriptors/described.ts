import { durationWords } from '#core/time/time-words.ts'
import type { CallArguments, CallWords, FieldWords } from '#transactions/describe/known-contract.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { enumOf, formatOf, nameOfFormat, type DescribedField, type Descriptor } from './descriptor.ts'

/** What this site says of a function beyond its descriptor, which has its title and its labels. All by the path of a value. */
export type SaidBesides = {
  lasting: CallWords['lasting']
  /** Where the title depends on the arguments. */
  intent?: (call: CallArguments) => string
  /** Values whose meaning no format can say, also that of a whole structure in one sentence. */
  words?: Readonly<Record<string, (value: unknown) => string>>
  /** The token of an amount that a descriptor can only count in units. */
  of?: Readonly<Record<string, (call: CallArguments) => string>>
  recipients?: readonly string[]
  spenders?: readonly string[]
  parts?: CallWords['parts']
}

const unsaid: SaidBesides = { lasting: () => t('unknownLasting') }

/**
 * The words of every call of a descriptor: its titles, labels and formats, so that wallets and this site say the same. Of the calls in
 * `besides` this site says more.
 */
export function describedBy<Name extends string>(
  descriptor: Descriptor,
  besides: Readonly<Record<Name, SaidBesides>>,
): Record<Name, CallWords> {
  const names = [...Object.keys(descriptor.display.formats).map(nameOfFormat), ...Object.keys(besides)] as Name[]
  return Object.fromEntries(names.map((name) => [name, wordsOf(descriptor, name, besides[name] ?? unsaid)])) as never
}

function wordsOf(descriptor: Descriptor, name: string, { intent, lasting, parts, ...said }: SaidBesides): CallWords {
  const format = formatOf(descriptor, name)
  if (!format) throw new Error(`No descriptor says what ${name} does.`)
  const entries = format.fields.flatMap((field) => fieldsOf(field, '', { descriptor, ...said }))
  return { intent: intent ?? format.intent, lasting, fields: Object.fromEntries(entries), ...(parts && { parts }) }
}

type Around = { descriptor: Descriptor } & Pick<SaidBesides, 'words' | 'of' | 'recipients' | 'spenders'>

/** A field under the path of its value; a structure under its own path where a sentence says it, and else part by part. */
function fieldsOf(field: DescribedField, before: string, around: Around): [string, FieldWords][] {
  const path = `${before}${field.path}`
  const key = path.replace(/\.\[\]$/, '')
  const words = around.words?.[key]
  if (words) return [[key, { label: field.label, as: 'words', words }]]
  if (field.fields) return field.fields.flatMap((part) => fieldsOf(part, `${path}.`, around))
  return [[key, { label: field.label, ...shownAs(field, key, around) }]]
}

type Shown = FieldWords extends infer Each ? (Each extends FieldWords ? Omit<Each, 'label'> : never) : never

function shownAs({ format, params = {}, visible }: DescribedField, key: string, around: Around): Shown {
  if (visible === 'never' || key.startsWith('@.')) return { as: 'nothing' }
  const token = around.of?.[key]
  if (token) return { as: 'amount', of: token }
  switch (format) {
    case 'addressName':
      if (around.recipients?.includes(key)) return { as: 'recipient' }
      return { as: around.spenders?.includes(key) ? 'spender' : 'party' }
    case 'tokenAmount':
      return { as: 'amount', of: tokenAt(params) }
    case 'amount':
      return { as: 'amount', of: 'native' }
    case 'date':
      return { as: 'time' }
    case 'duration':
      return { as: 'words', words: (value) => durationWords(Number(value)) }
    case 'unit':
      return { as: 'words', words: (value) => t('units', { amount: String(value) }) }
    case 'enum': {
      const names = enumOf(around.descriptor, params.$ref)
      return { as: 'words', words: (value) => names[String(value)] ?? String(value) }
    }
    default:
      return { as: 'text' }
  }
}

/** The token that an amount is of: the contract itself, or the argument on a path. */
function tokenAt({ tokenPath, nativeCurrencyAddress }: Readonly<Record<string, unknown>>) {
  if (tokenPath === '@.to') return 'this' as const
  return (call: CallArguments) => {
    const found = String(tokenPath)
      .split('.')
      .reduce<unknown>((value, part) => (value as CallArguments | undefined)?.[part], call)
    return found === nativeCurrencyAddress ? 'native' : String(found)
  }
}
