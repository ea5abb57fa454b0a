import { isBoundless } from '#core/text/exact-amount.ts'
import type { CallArguments, CallWords } from './known-contract.ts'
import { t } from './transaction-words.ts'

const address = (name: string) => ({ name, type: 'address' }) as const
const uint = (name: string) => ({ name, type: 'uint256' }) as const

/** Calls that every token has, under the names that the standards give their arguments. Those with a receiver and an amount are ERC-6909. */
export const standardAbi = [
  call('transfer', [address('to'), uint('value')]),
  call('transferFrom', [address('from'), address('to'), uint('value')]),
  call('approve', [address('spender'), uint('value')]),
  call('setApprovalForAll', [address('operator'), { name: 'approved', type: 'bool' }]),
  call('safeTransferFrom', [address('from'), address('to'), uint('id')]),
  call('safeTransferFrom', [
    address('from'),
    address('to'),
    uint('id'),
    uint('value'),
    { name: 'data', type: 'bytes' },
  ]),
  call('transfer', [address('receiver'), uint('id'), uint('amount')]),
  call('transferFrom', [address('sender'), address('receiver'), uint('id'), uint('amount')]),
  call('approve', [address('spender'), uint('id'), uint('amount')]),
  call('setOperator', [address('spender'), { name: 'approved', type: 'bool' }]),
] as const

export type StandardCall = (typeof standardAbi)[number]['name']

const nobody = /^0x0+$/
/** Nothing, or nobody, may take anything any more. */
const ends = ({ value, amount: units, spender }: CallArguments) =>
  value === 0n || units === 0n || nobody.test(String(spender))
const gone = () => t('sendLasting')
const allowed = (yes: boolean) => t(yes ? 'allowedLasting' : 'endedLasting')

/** What these calls do, in the language the visitor has chosen. */
export function standardCalls(): Readonly<Record<StandardCall, CallWords>> {
  const to = { label: t('to'), as: 'recipient' } as const
  const from = { label: t('from'), as: 'party' } as const
  const amount = { label: t('amount'), as: 'amount', of: 'this' } as const
  const spender = { label: t('permitSpender'), as: 'spender' } as const
  const approved = { label: t('allowed'), as: 'text' } as const
  /** A token of an ERC-6909 contract, and how much of it: its decimals are not known here. */
  const id = { label: t('tokenNumber'), as: 'text' } as const
  const units = {
    label: t('amountInUnits'),
    as: 'words',
    words: (held: unknown) => (typeof held === 'bigint' && isBoundless(held) ? t('boundless') : String(held)),
  } as const
  return {
    transfer: {
      intent: t('tokensSend'),
      lasting: gone,
      fields: { to, receiver: to, value: amount, id, amount: units },
    },
    transferFrom: {
      intent: t('tokensSend'),
      lasting: gone,
      fields: { from, sender: from, to, receiver: to, value: amount, id, amount: units },
    },
    safeTransferFrom: {
      intent: t('itemSend'),
      lasting: gone,
      fields: { from, to, id: { label: t('itemNumber'), as: 'text' }, value: { label: t('itemPieces'), as: 'text' } },
    },
    approve: {
      intent: (args) => t(ends(args) ? 'tokensEnd' : 'tokensAllow'),
      lasting: (args) => allowed(!ends(args)),
      fields: {
        spender,
        value: { ...amount, label: t('permitAmount') },
        id,
        amount: { ...units, label: t('mostInUnits') },
      },
    },
    setOperator: {
      intent: (args) => t(args.approved === true ? 'contractAllow' : 'contractEnd'),
      lasting: (args) => allowed(args.approved === true),
      fields: { spender, approved },
    },
    setApprovalForAll: {
      intent: (args) => t(args.approved === true ? 'itemsAllow' : 'itemsEnd'),
      lasting: (args) => allowed(args.approved === true),
      fields: { operator: spender, approved },
    },
  }
}

function call<name extends string, inputs extends readonly { name: string; type: string }[]>(
  name: name,
  inputs: inputs,
) {
  return { type: 'function', stateMutability: 'nonpayable', name, inputs, outputs: [] } as const
}
