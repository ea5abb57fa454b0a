import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { isBoundless } from '#core/text/exact-amount.ts'
import { visibleText } from '#core/text/visible-text.ts'
import { plainText, timeText } from './describe-call.ts'
import { whoIsKnown } from './known-to-site.ts'
import type { TypedDataRequest } from './signing-request.ts'
import type { Line, LineValue, SigningWarning, SigningWords } from './signing-words.ts'
import { t } from './transaction-words.ts'

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
  // Who may take them, and whose tokens they are, this site knows: then it is what its own pages ask for.
  const ours = isKnown(of) && spenders.length > 0 && spenders.every(({ value }) => isKnown(value))
  if (permit && !ours) warnings.push('permit')
  if (permit && amounts.some(({ value }) => isBoundless(wholeOf(value) ?? 0n))) warnings.push('boundless')
  if (domain.chainId !== undefined && Number(domain.chainId) !== chain.id) warnings.push('other-chain')
  const simple = primaryType === 'Permit' && of
  return {
    title: intent ?? (permit ? t('permitTitle') : t('typedTitle', { name: primaryType })),
    lines: [
      ...(domain.name ? [{ label: t('forWhom'), value: { as: 'text', text: visibleText(domain.name) } as const }] : []),
      ...(of ? [{ label: t('contract'), value: { as: 'party', address: getAddress(of) } as const }] : []),
      ...fields.map((field): Line => ({ label: field.path, value: valueOf(field, simple ? of : undefined) })),
    ],
    lasting: lasting ?? (permit ? t('permitLasting') : t('messageLasting')),
    warnings,
    recipients: fields.flatMap(({ name, value }) =>
      /^(spender|operator|to|recipient)$/.test(name) && isAddress(String(value)) ? [getAddress(String(value))] : [],
    ),
    tokens: simple && amounts.length > 0 ? [of] : [],
    raw: [[t('rawTypedData'), plainText({ domain, primaryType, message })]],
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

function valueOf({ name, type, value }: Field, token: Address | undefined): LineValue {
  if (type === 'address' && isAddress(String(value))) return { as: 'party', address: getAddress(String(value)) }
  const whole = type.startsWith('uint') ? wholeOf(value) : undefined
  if (whole !== undefined && name === 'value' && token) return { as: 'amount', amount: whole, of: token }
  if (whole !== undefined && /deadline|expir|until/i.test(name)) return { as: 'text', text: timeText(whole) }
  return { as: 'text', text: plainText(value) }
}

/** A whole number however it was given; undefined for what is none. */
function wholeOf(value: unknown): bigint | undefined {
  return typeof value === 'bigint' || /^(0x[\da-f]+|\d+)$/i.test(String(value)) ? BigInt(value as bigint) : undefined
}
