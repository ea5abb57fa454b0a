import { getAddress } from 'viem/utils'
import { exactAmount } from '#core/text/exact-amount.ts'
import { hasHidden, visibleText } from '#core/text/visible-text.ts'
import { createdContract } from './created-contract.ts'
import { decodeCall } from './decode-call.ts'
import { describeCall } from './describe-call.ts'
import { describeTypedData } from './describe-typed-data.ts'
import { whoIsKnown } from './known-to-site.ts'
import type { MessageRequest, SigningRequest, TransactionRequest } from './signing-request.ts'
import type { Line, SigningWords } from './signing-words.ts'
import { say } from './words.ts'

/** Puts a request into words. Never throws: whatever cannot be read is said to be unreadable. */
export function describeSigning(request: SigningRequest): SigningWords {
  switch (request.kind) {
    case 'transaction':
      return describeTransaction(request)
    case 'message':
      return describeMessage(request)
    case 'typed-data':
      return describeTypedData(request)
  }
}

function describeTransaction(request: TransactionRequest): SigningWords {
  const { value = 0n, data = '0x', chain, creates, contracts = [] } = request
  const to = request.to && getAddress(request.to)
  const call = decodeCall({ chainId: chain.id, to, data }, contracts)
  const native: Line[] =
    value > 0n ? [{ label: say('amount'), value: { as: 'amount', amount: value, of: 'native' } }] : []
  const raw = [
    [say('rawTo'), to ?? say('rawNobody')],
    [say('rawValue'), String(value)],
    [say('rawData'), data],
  ] as const
  const base = { raw, recipients: to ? [to] : [], tokens: [], warnings: [] }
  switch (call.at) {
    case 'send':
      return {
        ...base,
        title: say('sendTitle', { symbol: chain.currency.symbol }),
        lines: [...native, { label: say('to'), value: { as: 'party', address: to! } }],
        lasting: say('sendLasting'),
        warnings: value === 0n ? ['moves-nothing'] : [],
      }
    case 'create':
      return {
        ...base,
        title: creates?.intent ?? say('createTitle'),
        lines: [...native, ...createdLines(request)],
        lasting: creates?.lasting ?? say('createLasting'),
      }
    case 'unknown':
      return {
        ...base,
        title: say('unknownTitle'),
        lines: [
          {
            label: say('contract'),
            value: { as: 'party', address: to!, ...(call.contract ? { name: call.contract.name } : {}) },
          },
          ...native,
          { label: say('call'), value: { as: 'text', text: say('unknownCall', { selector: call.selector }) } },
        ],
        lasting: say('unknownLasting'),
        warnings: ['unknown-call'],
      }
    default:
      return { ...base, ...describeCall(call, { to: to!, native, isKnown: whoIsKnown(request) }) }
  }
}

function createdLines(request: TransactionRequest): Line[] {
  const made = createdContract(request)
  const { supply } = request.creates ?? {}
  const address: Line[] = made ? [{ label: say('createdAt'), value: { as: 'party', address: made.address } }] : []
  if (!supply) return address
  const text = `${exactAmount(supply.amount, supply.decimals)} ${visibleText(supply.symbol)}`
  return [
    ...address,
    { label: say('supply'), value: { as: 'text', text } },
    { label: say('supplyTo'), value: { as: 'party', address: supply.to } },
  ]
}

function describeMessage({ text, intent, lasting }: MessageRequest): SigningWords {
  const readable = !/^0x[\da-f]*$/i.test(text) && /\p{L}/u.test(text)
  return {
    title: intent ?? say('messageTitle'),
    lines: [{ label: say('message'), value: { as: 'verbatim', text: visibleText(text) } }],
    lasting: lasting ?? say('messageLasting'),
    warnings: [...(readable ? [] : ['unreadable' as const]), ...(hasHidden(text) ? ['hidden-signs' as const] : [])],
    recipients: [],
    tokens: [],
    raw: [],
  }
}
