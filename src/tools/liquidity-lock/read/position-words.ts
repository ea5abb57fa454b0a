import type { Address } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-PositionLocker.json' with { type: 'json' }
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'
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

const until = (value: unknown) => untilWords(Number(value))
const end = (value: unknown) => (Number(value) >= never ? 'no end: permanently' : timeWords(Number(value)))
const nobody = 'No one can take it out earlier, including you and us.'

/** Every call that changes the lock of a position, beyond its descriptor. A function without an entry does not compile. */
const says: Record<Writing, SaidBesides> = {
  lock: {
    lasting: ({ unlock }) =>
      Number(unlock) >= never
        ? 'No one can ever take the position out again. Its fees can be collected.'
        : `It stays locked ${until(unlock)}. ${nobody} Its fees can be collected.`,
    words: { unlock: end },
    recipients: ['owner', 'payee'],
  },
  collect: {
    lasting: () => 'What was earned until now goes to the account that gets the fees. The liquidity stays.',
  },
  setPayee: { lasting: () => 'From now on the fees go there. You can change it again.', recipients: ['payee'] },
  extend: {
    lasting: ({ newUnlock }) => `It stays locked ${until(newUnlock)}, and never unlocks earlier again.`,
    words: { newUnlock: end },
  },
  makePermanent: { lasting: () => 'No one can ever take the position out again. Its fees can be collected.' },
  withdraw: { lasting: () => 'The position goes there whole, and the lock is gone.', recipients: ['to'] },
  proposeTransfer: {
    lasting: () => 'Once it is accepted, the lock and its fees are theirs. Until then you can take the offer back.',
    recipients: ['to'],
  },
  cancelTransfer: { lasting: () => 'The lock stays yours.' },
  acceptTransfer: {
    lasting: () => 'The lock becomes yours, and its fees go to you. When it unlocks stays as it is.',
  },
}

const calls = describedBy(descriptor, says)

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
