import type { Address } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { timeWords } from '#core/text/time-words.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { never } from './read-position-locks.ts'
import { managerAbi } from '#chain/positions/uniswap-views.ts'

type Writing =
  | 'lock'
  | 'collect'
  | 'setPayee'
  | 'extend'
  | 'makePermanent'
  | 'withdraw'
  | 'proposeTransfer'
  | 'cancelTransfer'
  | 'acceptTransfer'

/** When a lock ends, in words. */
export const untilWords = (unlock: number): string => (unlock >= never ? 'permanently' : `until ${timeWords(unlock)}`)

const id = { label: 'Lock', as: 'text' } as const
const until = (value: unknown) => untilWords(Number(value))
const nobody = 'No one can take it out earlier, including you and us.'

/** Every call that changes the lock of a position, in words. A function without an entry does not compile. */
const calls: Record<Writing, CallWords> = {
  lock: {
    intent: 'Lock a liquidity position',
    lasting: ({ unlock }) =>
      Number(unlock) >= never
        ? 'No one can ever take the position out again. Its fees can be collected.'
        : `It stays locked ${until(unlock)}. ${nobody} Its fees can be collected.`,
    fields: {
      manager: { label: 'Collection of positions', as: 'party' },
      kind: { label: 'Kind', as: 'words', words: (kind) => (Number(kind) === 0 ? 'Uniswap V3' : 'Uniswap V4') },
      tokenId: { label: 'Position', as: 'text' },
      unlock: { label: 'Locked', as: 'words', words: until },
      owner: { label: 'Owner of the lock', as: 'recipient' },
      payee: { label: 'Gets the fees', as: 'recipient' },
    },
  },
  collect: {
    intent: 'Collect the fees of a locked position',
    lasting: () => 'What was earned until now goes to the account that gets the fees. The liquidity stays.',
    fields: { id },
  },
  setPayee: {
    intent: 'Send the fees of a lock to another account',
    lasting: () => 'From now on the fees go there. You can change it again.',
    fields: { id, payee: { label: 'Gets the fees', as: 'recipient' } },
  },
  extend: {
    intent: 'Unlock a position later',
    lasting: ({ newUnlock }) => `It stays locked ${until(newUnlock)}, and never unlocks earlier again.`,
    fields: { id, newUnlock: { label: 'Locked', as: 'words', words: until } },
  },
  makePermanent: {
    intent: 'Lock a position permanently',
    lasting: () => 'No one can ever take the position out again. Its fees can be collected.',
    fields: { id },
  },
  withdraw: {
    intent: 'Take a position out of its lock',
    lasting: () => 'The position goes there whole, and the lock is gone.',
    fields: { id, to: { label: 'Goes to', as: 'recipient' } },
  },
  proposeTransfer: {
    intent: 'Offer a lock to another account',
    lasting: () => 'Once it is accepted, the lock and its fees are theirs. Until then you can take the offer back.',
    fields: { id, to: { label: 'Offered to', as: 'recipient' } },
  },
  cancelTransfer: { intent: 'Take an offer back', lasting: () => 'The lock stays yours.', fields: { id } },
  acceptTransfer: {
    intent: 'Accept a lock',
    lasting: () => 'The lock becomes yours, and its fees go to you. When it unlocks stays as it is.',
    fields: { id },
  },
}

const approval: CallWords = {
  intent: 'Let the lock take one position',
  lasting: () =>
    'The lock may take this one position, and takes it only when you lock it. Moving it elsewhere ends that.',
  fields: { to: { label: 'May take it', as: 'spender' }, tokenId: { label: 'Position', as: 'text' } },
}

const isV4 = (chainId: number, manager: Address) =>
  findChain(chainId)?.uniswap?.v4Positions?.toLowerCase() === manager.toLowerCase()

/** The lock of positions and a manager of them on a chain, as the sheet reads what is asked of them. */
export const contractsOn = (chainId: number, manager: Address): KnownContract[] => [
  {
    chainId,
    address: contractAddresses.PositionLocker,
    name: 'PositionLocker',
    abi: positionLockerAbi,
    calls,
  },
  {
    chainId,
    address: manager,
    name: `Uniswap ${isV4(chainId, manager) ? 'V4' : 'V3'} positions`,
    abi: managerAbi,
    calls: { approve: approval },
  },
]
