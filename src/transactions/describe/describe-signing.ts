import { getAddress } from 'viem/utils'
import { figureIn } from '#core/language/languages.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { hasHidden, visibleText } from '#core/text/visible-text.ts'
import { inEnglishOf } from '#transactions/told/in-english-of.ts'
import { told } from '#transactions/told/phrase-book.ts'
import { createdContract } from './created-contract.ts'
import { decodeCall } from './decode-call.ts'
import { describeCall } from './describe-call.ts'
import { describeTypedData } from './describe-typed-data.ts'
import { whoIsKnown } from './known-to-site.ts'
import {
  eachOf,
  type CallsRequest,
  type MessageRequest,
  type SigningRequest,
  type TransactionRequest,
} from './signing-request.ts'
import type { Line, SigningWords } from './signing-words.ts'
import { currentLocale, t } from './transaction-words.ts'

/** Puts a request into words. Never throws: unreadable parts are called unreadable. */
export function describeSigning(request: SigningRequest): SigningWords {
  switch (request.kind) {
    case 'transaction':
      return describeTransaction(request)
    case 'calls':
      return describeCalls(request)
    case 'message':
      return describeMessage(request)
    case 'typed-data':
      return describeTypedData(request)
  }
}

function describeCalls(request: CallsRequest): SigningWords {
  const parts = eachOf(request).map(describeTransaction)
  return {
    title: t('callsTitle', { count: String(parts.length) }),
    lines: parts.flatMap(({ lines }) => lines),
    parts,
    lasting: [...new Set(parts.map(({ lasting }) => lasting))].join(' '),
    english: [...new Set(parts.flatMap(({ english }) => english))].filter((part) => part !== 'title'),
    warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
    recipients: parts.flatMap(({ recipients }) => recipients),
    tokens: parts.flatMap(({ tokens }) => tokens),
    raw: parts.flatMap(({ raw }, at) => raw.map(([name, value]) => [`${at + 1} ${name}`, value] as const)),
  }
}

function describeTransaction(request: TransactionRequest): SigningWords {
  const { value = 0n, data = '0x', chain, creates, contracts = [] } = request
  const to = request.to && getAddress(request.to)
  const call = decodeCall({ chainId: chain.id, to, data }, contracts)
  const native: Line[] =
    value > 0n ? [{ label: t('amount'), value: { as: 'amount', amount: value, of: 'native' } }] : []
  const raw = [
    [t('rawTo'), to ?? t('rawNobody')],
    [t('rawValue'), String(value)],
    [t('rawData'), data],
  ] as const
  const base = { raw, recipients: to ? [to] : [], tokens: [], warnings: [], english: [] }
  switch (call.at) {
    case 'send':
      return {
        ...base,
        title: t('sendTitle', { symbol: chain.currency.symbol }),
        lines: [...native, { label: t('to'), value: { as: 'party', address: to! } }],
        lasting: t('sendLasting'),
        warnings: value === 0n ? ['moves-nothing'] : [],
      }
    case 'create':
      return {
        ...base,
        title: creates ? told(creates.intent) : t('createTitle'),
        lines: [...native, ...createdLines(request)],
        lasting: creates ? told(creates.lasting) : t('createLasting'),
        english: inEnglishOf({ title: creates?.intent, lasting: creates?.lasting }),
      }
    case 'unknown':
      return {
        ...base,
        title: t('unknownTitle'),
        lines: [
          {
            label: t('contract'),
            value: { as: 'party', address: to!, ...(call.contract ? { name: call.contract.name } : {}) },
          },
          ...native,
          { label: t('call'), value: { as: 'text', text: t('unknownCall', { selector: call.selector }) } },
        ],
        lasting: t('unknownLasting'),
        warnings: ['unknown-call'],
      }
    default:
      return { ...base, ...describeCall(call, { to: to!, native, isKnown: whoIsKnown(request) }) }
  }
}

function createdLines(request: TransactionRequest): Line[] {
  const made = createdContract(request)
  const { supply } = request.creates ?? {}
  const address: Line[] = made ? [{ label: t('createdAt'), value: { as: 'party', address: made.address } }] : []
  if (!supply) return address
  const text = `${figureIn(exactAmount(supply.amount, supply.decimals), currentLocale())} ${visibleText(supply.symbol)}`
  return [
    ...address,
    { label: t('supply'), value: { as: 'text', text } },
    { label: t('supplyTo'), value: { as: 'party', address: supply.to } },
  ]
}

function describeMessage({ text, intent, lasting }: MessageRequest): SigningWords {
  const readable = !/^0x[\da-f]*$/i.test(text) && /\p{L}/u.test(text)
  return {
    title: intent === undefined ? t('messageTitle') : told(intent),
    lines: [{ label: t('message'), value: { as: 'verbatim', text: visibleText(text) } }],
    lasting: lasting === undefined ? t('messageLasting') : told(lasting),
    english: inEnglishOf({ title: intent, lasting }),
    warnings: [...(readable ? [] : ['unreadable' as const]), ...(hasHidden(text) ? ['hidden-signs' as const] : [])],
    recipients: [],
    tokens: [],
    raw: [],
  }
}
