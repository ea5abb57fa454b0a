import type { Address, Hex } from 'viem'
import { nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { durationWords, timeWords } from '#core/text/time-words.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import type { CallArguments, CallWords, FieldWords, KnownContract } from '#transactions/describe/known-contract.ts'
import type { Award, GrantTerms } from './grant-calls.ts'
import { grantsContract } from './grants-contract.ts'

type Making = 'defineCurve' | 'create' | 'createWithPermit' | 'createMany' | 'createManyWithPermit'
type Receiving = 'withdraw' | 'withdrawShare' | 'withdrawMany' | 'push' | 'allowPush'
type Revoking = 'revoke' | 'refund' | 'renounce'
type Moving = 'proposeReceiver' | 'acceptReceiver' | 'proposeRevoker' | 'acceptRevoker'

type Terms = GrantTerms & { curve: Hex }

const grantOf = {
  as: 'words',
  words: (id: unknown) => `${nameOf(id as bigint)} of ${tokenOf(id as bigint)}`,
} as const
const inToken = { as: 'amount', of: { argument: 'token' } } as const
const inGrant = { as: 'amount', of: (call: CallArguments) => tokenOf(call.id as bigint) } as const
const id = { label: 'Grant', ...grantOf } as const

const isCurved = (call: CallArguments) => BigInt((call.terms as Terms).curve) !== 0n

/** Who can stop a grant, in a sentence. */
export function revokerWords({ revoker, notice }: { revoker: Address; notice: number }): string {
  if (BigInt(revoker) === 0n) return 'Nobody can revoke it.'
  const after = notice > 0 ? `with a notice of ${durationWords(notice)}` : 'at any second, without notice'
  return `${revoker} can revoke it ${after} and take back what has not vested.`
}

const terms: FieldWords = {
  label: 'Terms',
  as: 'words',
  words: (value) =>
    `${revokerWords(value as Terms)}${(value as Terms).pushable ? ' Everyone may send the receiver what has vested.' : ''}`,
}
const schedule: FieldWords = {
  label: 'Times',
  as: 'words',
  words: (value) => {
    const { start, cliff, end } = value as Schedule
    return `${timeWords(start)}, nothing before ${timeWords(cliff)}, until ${timeWords(end)}`
  },
}
const permit: FieldWords = {
  label: 'Permission',
  as: 'words',
  words: () => 'The signature you gave before: it lets the contract take exactly the tokens of these grants.',
}

const lastingOfOne = (call: CallArguments) =>
  `${grantScheduleWords(call.schedule as Schedule, undefined, isCurved(call))} ${revokerWords(call.terms as Terms)}`
const lastingOfMany = ({ terms: given }: CallArguments) =>
  `What vests belongs to the receivers permanently. Of each grant: ${revokerWords(given as Terms)}`
const one = {
  token: { label: 'Token', as: 'party' },
  receiver: { label: 'Receiver', as: 'recipient' },
  amount: { label: 'Grant', ...inToken },
  schedule,
  terms,
} as const
const many = {
  token: { label: 'Token', as: 'party' },
  awards: { label: 'Grants', as: 'words', words: awardWords },
  terms,
} as const

/** Every call that changes a grant, in words. A function without an entry does not compile. */
const calls: Record<Making | Receiving | Revoking | Moving, CallWords> = {
  defineCurve: {
    intent: 'Store a curve for grants',
    lasting: () => 'The curve knows no amounts and no dates. Everyone can use it, and no one can change it.',
    fields: {
      segments: { label: 'Segments', as: 'words', words: (value) => `${(value as unknown[]).length}, in order` },
    },
  },
  create: { intent: 'Give a grant', lasting: lastingOfOne, fields: one },
  createWithPermit: { intent: 'Give a grant', lasting: lastingOfOne, fields: { ...one, permit } },
  createMany: { intent: 'Give several grants', lasting: lastingOfMany, fields: many },
  createManyWithPermit: { intent: 'Give several grants', lasting: lastingOfMany, fields: { ...many, permit } },
  withdraw: {
    intent: 'Withdraw vested tokens',
    lasting: () => 'What is paid out leaves the grant and cannot go back into it.',
    fields: { id, to: { label: 'Paid to', as: 'recipient' }, amount: { label: 'Withdraw', ...inGrant } },
  },
  withdrawShare: {
    intent: 'Withdraw a share of what is left',
    lasting: () => 'The whole amount leaves the grant, and what the token took away of it is given up.',
    fields: {
      id,
      to: { label: 'Paid to', as: 'recipient' },
      amount: { label: 'Give up', ...inGrant },
      minimum: { label: 'For at least', ...inGrant },
    },
  },
  withdrawMany: {
    intent: 'Withdraw from several grants',
    lasting: () => 'All that has vested of them is paid out and cannot go back.',
    fields: {
      ids: { label: 'Grants', as: 'words', words: (value) => (value as bigint[]).map(nameOf).join(', ') },
      to: { label: 'Paid to', as: 'recipient' },
    },
  },
  push: {
    intent: 'Send a receiver what has vested',
    lasting: () => 'It goes only to the receiver of the grant. You pay the network fee.',
    fields: { id },
  },
  allowPush: {
    intent: ({ allowed }) => (allowed ? 'Let everyone send you what vests' : 'Let only yourself withdraw'),
    lasting: () => 'You can change it at any time.',
    fields: { id },
  },
  revoke: {
    intent: 'Revoke a grant',
    lasting: ({ when }) =>
      `It stops when its notice ends${Number(when) > 0 ? `, and not before ${timeWords(Number(when))}` : ''}. What has vested until then is the receiver’s, the rest is yours to take back. This cannot be undone.`,
    fields: {
      id,
      when: {
        label: 'Stops',
        as: 'words',
        words: (value) => (Number(value) > 0 ? `${timeWords(Number(value))}, or later` : 'when the notice ends'),
      },
    },
  },
  refund: {
    intent: 'Take back what did not vest',
    lasting: () => 'It leaves the grant for the address named.',
    fields: { id, to: { label: 'Paid to', as: 'recipient' }, minimum: { label: 'At least', ...inGrant } },
  },
  renounce: {
    intent: 'Give up the right to revoke',
    lasting: () => 'After that no one can stop the grant. This cannot be undone.',
    fields: { id },
  },
  proposeReceiver: {
    intent: offering('Offer a grant to another account', 'Take an offer back'),
    lasting: offering(
      'Once it is accepted, the grant is theirs. Until then you can take the offer back.',
      'The grant stays yours.',
    ),
    fields: { id, to: { label: 'Offered to', as: 'recipient' } },
  },
  acceptReceiver: {
    intent: 'Accept a grant',
    lasting: () => 'The grant becomes yours. Schedule and amounts stay as they are.',
    fields: { id },
  },
  proposeRevoker: {
    intent: offering('Offer the right to revoke', 'Take an offer back'),
    lasting: offering(
      'Once it is accepted, the other account can revoke the grant and you cannot. Until then you can take the offer back.',
      'The right stays yours.',
    ),
    fields: { id, to: { label: 'Offered to', as: 'recipient' } },
  },
  acceptRevoker: {
    intent: 'Accept the right to revoke',
    lasting: () => 'From then on you can revoke the grant. Schedule and amounts stay as they are.',
    fields: { id },
  },
}

function offering(offer: string, back: string) {
  return ({ to }: CallArguments) => (BigInt(to as Address) === 0n ? back : offer)
}

/** Several grants in a few words; every one of them is in the data below. */
function awardWords(value: unknown): string {
  const awards = value as readonly Award[]
  const receivers = new Set(awards.map(({ receiver }) => receiver)).size
  const last = Math.max(...awards.map(({ schedule: { end } }) => end))
  return `${awards.length} grants for ${receivers === 1 ? awards[0]!.receiver : `${receivers} accounts`}, the last of them until ${timeWords(last)}`
}

/** The contract of grants on a chain, as the sheet reads what is asked of it. */
export function grantsOn(chainId: number): KnownContract {
  return { chainId, ...grantsContract, name: 'TokenGrants', calls }
}
