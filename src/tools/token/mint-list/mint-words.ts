import { contractAddresses } from '#contracts/addresses.ts'
import { figure } from '#core/text/figure.ts'
import descriptor from '#contracts/descriptors/calldata-PieceSender.json' with { type: 'json' }
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import type { CallArguments, KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy } from '#transactions/descriptors/described.ts'
import { collectionAbi, type MintPlan } from './mint-plan.ts'

const counted = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`)
const sumOf = (counts: unknown) => Number((counts as readonly bigint[]).reduce((sum, count) => sum + count, 0n))
const receivers = ({ to }: CallArguments) => counted(new Set(to as string[]).size, 'account')
const lasting = () => 'What is sent belongs to its receiver. It cannot be taken back.'
const inAll = (all: unknown) => figure(sumOf(all))
const list = { to: (to: unknown) => counted((to as string[]).length, 'line'), counts: inAll, amounts: inAll }

const sending = describedBy(descriptor, {
  sendPieces: {
    intent: (call) => `Send ${counted(sumOf(call.counts), 'piece')} to ${receivers(call)}`,
    lasting,
    words: list,
  },
  sendEditions: {
    intent: (call) => `Send ${counted(sumOf(call.amounts), 'piece')} to ${receivers(call)}`,
    lasting,
    words: { ...list, ids: (ids) => [...new Set(ids as bigint[])].join(', ') },
  },
})

/** The collection and the sender of pieces, as the sheet reads what a plan asks of them. */
export function mintContracts(chainId: number, { token }: MintPlan): KnownContract[] {
  return [
    {
      chainId,
      address: token,
      name: 'Collection',
      abi: collectionAbi,
      calls: {
        mint: {
          intent: 'Create pieces for yourself',
          lasting: () => 'The pieces are created with this transaction. They are sent on by the next one.',
          fields: { to: { label: 'For', as: 'recipient' }, count: { label: 'Pieces', as: 'text' } },
        },
        mintBatch: {
          intent: 'Create pieces of editions for yourself',
          lasting: () => 'The pieces are created with this transaction. They are sent on by the next one.',
          fields: {
            to: { label: 'For', as: 'recipient' },
            ids: { label: 'Editions', as: 'words', words: (ids) => (ids as bigint[]).join(', ') },
            amounts: { label: 'Pieces in all', as: 'words', words: inAll },
          },
        },
        setApprovalForAll: {
          intent: 'Allow the sender of pieces to send yours',
          lasting: () =>
            'It sends only what the account that calls it has, when that account asks. You can end this at any time.',
          fields: { operator: { label: 'May send', as: 'spender' }, approved: { label: 'Allowed', as: 'text' } },
        },
      },
    },
    {
      chainId,
      address: contractAddresses.PieceSender,
      name: 'PieceSender',
      abi: pieceSenderAbi,
      calls: sending,
    },
  ]
}
