import { isBoundless } from '#core/text/exact-amount.ts'
import type { CallArguments, CallWords } from './known-contract.ts'

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

type StandardCall = (typeof standardAbi)[number]['name']

const to = { label: 'To', as: 'recipient' } as const
const from = { label: 'From', as: 'party' } as const
const amount = { label: 'Amount', as: 'amount', of: 'this' } as const
/** A token of an ERC-6909 contract, and how much of it: its decimals are not known here. */
const numbered = {
  id: { label: 'Token number', as: 'text' },
  amount: {
    label: 'Amount, in its smallest unit',
    as: 'words',
    words: (units: unknown) => (typeof units === 'bigint' && isBoundless(units) ? 'Without a limit' : String(units)),
  },
} as const
const gone = () => 'A transfer cannot be taken back. Only the recipient can return it.'
const nobody = /^0x0+$/
/** Nothing, or nobody, may take anything any more. */
const ends = ({ value, amount: units, spender }: CallArguments) =>
  value === 0n || units === 0n || nobody.test(String(spender))
const allowed = (yes: boolean) =>
  yes
    ? 'What is taken while this holds cannot be taken back. You can end the permission at any time.'
    : 'Nothing is lost: you can give the permission again.'

/** What these calls do. */
export const standardCalls: Readonly<Record<StandardCall, CallWords>> = {
  transfer: { intent: 'Send tokens', lasting: gone, fields: { to, receiver: to, value: amount, ...numbered } },
  transferFrom: {
    intent: 'Send tokens',
    lasting: gone,
    fields: { from, sender: from, to, receiver: to, value: amount, ...numbered },
  },
  safeTransferFrom: {
    intent: 'Send an item',
    lasting: gone,
    fields: { from, to, id: { label: 'Item', as: 'text' }, value: { label: 'Pieces', as: 'text' } },
  },
  approve: {
    intent: (args) => (ends(args) ? 'End a permission to take tokens' : 'Allow someone to take tokens'),
    lasting: (args) => allowed(!ends(args)),
    fields: {
      spender: { label: 'May take them', as: 'spender' },
      value: { ...amount, label: 'At most' },
      id: numbered.id,
      amount: { ...numbered.amount, label: 'At most, in its smallest unit' },
    },
  },
  setOperator: {
    intent: ({ approved }) =>
      approved === true ? 'Allow someone to take all tokens of this contract' : 'End a permission to take all tokens',
    lasting: ({ approved }) => allowed(approved === true),
    fields: { spender: { label: 'May take them', as: 'spender' }, approved: { label: 'Allowed', as: 'text' } },
  },
  setApprovalForAll: {
    intent: ({ approved }) =>
      approved === true ? 'Allow someone to take all items' : 'End a permission to take all items',
    lasting: ({ approved }) => allowed(approved === true),
    fields: { operator: { label: 'May take them', as: 'spender' }, approved: { label: 'Allowed', as: 'text' } },
  },
}

function call<name extends string, inputs extends readonly { name: string; type: string }[]>(
  name: name,
  inputs: inputs,
) {
  return { type: 'function', stateMutability: 'nonpayable', name, inputs, outputs: [] } as const
}
