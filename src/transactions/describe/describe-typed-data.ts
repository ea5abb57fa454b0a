import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { isBoundless } from '#core/text/exact-amount.ts'
import { visibleText } from '#core/text/visible-text.ts'
import { formatOfData } from '#transactions/descriptors/typed-descriptors.ts'
import { inEnglishOf } from '#transactions/told/in-english-of.ts'
import { told } from '#transactions/told/phrase-book.ts'
import { exactText, plainText, timeText } from './describe-call.ts'
import { whoIsKnown } from './known-to-site.ts'
import type { TypedDataRequest } from './signing-request.ts'
import type { Line, LineValue, SigningWarning, SigningWords } from './signing-words.ts'
import { t, type WordKey } from './transaction-words.ts'

type Types = TypedDataRequest['typedData']['types']
type Field = { path: string; name: string; type: string; value: unknown }

/** Structured data in words: every field of it, in the order that is signed, and what the signature lets others do. */
export function describeTypedData(request: TypedDataRequest): SigningWords {
  const { typedData, chain, intent, lasting } = request
  const { domain, types, primaryType, message } = typedData
  const fields = fieldsOf(types, primaryType, message)
  // EIP-2612, and those of the same name: who holds the signature may take tokens.
  const permit = /permit|approv/i.test(primaryType)
  const amounts = fields.filter(({ name, type }) => type.startsWith('uint') && /^(value|amount)$/.test(name))
  const of = domain.verifyingContract
  const warnings: SigningWarning[] = []
  const isKnown = whoIsKnown(request)
  const spenders = fields.filter(({ name }) => /^(spender|operator)$/.test(name))
  // Who may take them this site knows: then it is what its own pages ask for.
  const ours = spenders.length > 0 && spenders.every(({ value }) => isKnown(value))
  if (permit && !ours) warnings.push('permit')
  // As with an approval: the spender is known, the contract that is to keep the permission is not.
  else if (permit && !isKnown(of)) warnings.push('token-call')
  if (permit && amounts.some(({ value }) => isBoundless(wholeOf(value) ?? 0n))) warnings.push('boundless')
  if (domain.chainId !== undefined && Number(domain.chainId) !== chain.id) warnings.push('other-chain')
  // Amounts are of the token that is named beside them, or of the contract itself.
  const named = fields.find(({ path }) => path === 'permitted.token')?.value
  const token = primaryType === 'Permit' ? of : isAddress(String(named)) ? getAddress(String(named)) : undefined
  const format = formatOfData(typedData)
  const described = new Map(format?.fields.map(({ path, label }) => [path, label]))
  const title = intent ?? format?.intent
  return {
    title: title === undefined ? t(permit ? 'permitTitle' : 'typedTitle', { name: primaryType }) : told(title),
    lines: [
      ...(domain.name ? [{ label: t('forWhom'), value: { as: 'text', text: visibleText(domain.name) } as const }] : []),
      ...(of ? [{ label: t('contract'), value: { as: 'party', address: getAddress(of) } as const }] : []),
      ...fields.map((field): Line => ({
        label: told(described.get(field.path) ?? labelOf(field, permit)),
        value: valueOf(field, token),
      })),
    ],
    lasting: lasting === undefined ? t(permit ? 'permitLasting' : 'messageLasting') : told(lasting),
    english: inEnglishOf({
      title,
      lines: fields.flatMap(({ path }) => described.get(path) ?? []),
      lasting,
    }),
    warnings,
    recipients: fields.flatMap(({ name, value }) =>
      /^(spender|operator|to|recipient)$/.test(name) && isAddress(String(value)) ? [getAddress(String(value))] : [],
    ),
    tokens: token && amounts.length > 0 ? [token] : [],
    raw: [[t('rawTypedData'), exactText({ domain, primaryType, message })]],
  }
}

/** Every field that is not a structure itself; lists are shown whole. */
function fieldsOf(types: Types, type: string, value: Readonly<Record<string, unknown>>, path = ''): Field[] {
  return (types[type] ?? []).flatMap(({ name, type: kind }) => {
    const part = value[name]
    const at = path ? `${path}.${name}` : name
    const nested = Object.hasOwn(types, kind) && typeof part === 'object' && part !== null
    if (nested) return fieldsOf(types, kind, part as Readonly<Record<string, unknown>>, at)
    return [{ path: at, name, type: kind, value: part }]
  })
}

/** The fields of a permission without a descriptor in the words of an approval; everything else under the name that is signed. */
const labels: Readonly<Record<string, WordKey>> = {
  owner: 'permitOwner',
  holder: 'permitOwner',
  spender: 'permitSpender',
  value: 'permitAmount',
  'permitted.amount': 'permitAmount',
  'permitted.token': 'permitToken',
  nonce: 'permitNonce',
  deadline: 'permitDeadline',
  expiry: 'permitDeadline',
}

const labelOf = ({ path }: Field, permit: boolean) => (permit && Object.hasOwn(labels, path) ? t(labels[path]!) : path)

function valueOf({ name, type, value }: Field, token: Address | undefined): LineValue {
  if (type === 'address' && isAddress(String(value))) return { as: 'party', address: getAddress(String(value)) }
  const whole = type.startsWith('uint') ? wholeOf(value) : undefined
  if (whole !== undefined && /^(value|amount)$/.test(name) && token) return { as: 'amount', amount: whole, of: token }
  if (whole !== undefined && /deadline|expir|until/i.test(name)) return { as: 'text', text: timeText(whole) }
  return { as: 'text', text: plainText(value) }
}

/** A whole number however it was given; undefined for what is none. */
function wholeOf(value: unknown): bigint | undefined {
  return typeof value === 'bigint' || /^(0x[\da-f]+|\d+)$/i.test(String(value)) ? BigInt(value as bigint) : undefined
}
