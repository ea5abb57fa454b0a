import type { Address, Hex } from 'viem'
import descriptor from '#contracts/descriptors/calldata-TokenGrants.json' with { type: 'json' }
import { nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import type { CallArguments, KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'
import type { Award, GrantTerms } from './grant-calls.ts'
import { grantsContract } from './grants-contract.ts'

type Making = 'defineCurve' | 'create' | 'createWithPermit' | 'createMany' | 'createManyWithPermit'
type Receiving = 'withdraw' | 'withdrawShare' | 'withdrawMany' | 'push' | 'allowPush'
type Revoking = 'revoke' | 'refund' | 'renounce'
type Moving = 'proposeReceiver' | 'acceptReceiver' | 'proposeRevoker' | 'acceptRevoker'

type Terms = GrantTerms & { curve: Hex }

const id = (value: unknown) => `${nameOf(value as bigint)} of ${tokenOf(value as bigint)}`
const ofGrant = (call: CallArguments) => tokenOf(call.id as bigint)

const isCurved = (call: CallArguments) => BigInt((call.terms as Terms).curve) !== 0n

/** Who can stop a grant, in a sentence. */
export function revokerWords({ revoker, notice }: { revoker: Address; notice: number }): string {
  if (BigInt(revoker) === 0n) return 'Nobody can revoke it.'
  const after = notice > 0 ? `with a notice of ${durationWords(notice)}` : 'at any second, without notice'
  return `${revoker} can revoke it ${after} and take back what has not vested.`
}

const terms = (value: unknown) =>
  `${revokerWords(value as Terms)}${(value as Terms).pushable ? ' Everyone may send the receiver what has vested.' : ''}`

function schedule(value: unknown): string {
  const { start, cliff, end } = value as Schedule
  return `${timeWords(start)}, nothing before ${timeWords(cliff)}, until ${timeWords(end)}`
}

const permit = () => 'The signature you gave before: it lets the contract take exactly the tokens of these grants.'

const lastingOfOne = (call: CallArguments) =>
  `${grantScheduleWords(call.schedule as Schedule, undefined, isCurved(call))} ${revokerWords(call.terms as Terms)}`
const lastingOfMany = ({ terms: given }: CallArguments) =>
  `What vests belongs to the receivers permanently. Of each grant: ${revokerWords(given as Terms)}`
const one = { lasting: lastingOfOne, words: { schedule, terms, permit }, recipients: ['receiver'] }
const many = { lasting: lastingOfMany, words: { awards: awardWords, terms, permit } }

/** Every call that changes a grant, beyond its descriptor. A function without an entry does not compile. */
const says: Record<Making | Receiving | Revoking | Moving, SaidBesides> = {
  defineCurve: {
    lasting: () => 'The curve knows no amounts and no dates. Everyone can use it, and no one can change it.',
    words: { segments: (value) => `${(value as unknown[]).length}, in order` },
  },
  create: one,
  createWithPermit: one,
  createMany: many,
  createManyWithPermit: many,
  withdraw: {
    lasting: () => 'What is paid out leaves the grant and cannot go back into it.',
    words: { id },
    of: { amount: ofGrant },
    recipients: ['to'],
  },
  withdrawShare: {
    lasting: () => 'The whole amount leaves the grant, and what the token took away of it is given up.',
    words: { id },
    of: { amount: ofGrant, minimum: ofGrant },
    recipients: ['to'],
  },
  withdrawMany: {
    lasting: () => 'All that has vested of them is paid out and cannot go back.',
    words: { ids: (value) => (value as bigint[]).map(nameOf).join(', ') },
    recipients: ['to'],
  },
  push: { lasting: () => 'It goes only to the receiver of the grant. You pay the network fee.', words: { id } },
  allowPush: {
    intent: ({ allowed }) => (allowed ? 'Let everyone send you what vests' : 'Let only yourself withdraw'),
    lasting: () => 'You can change it at any time.',
    words: { id },
  },
  revoke: {
    lasting: ({ when }) =>
      `It stops when its notice ends${Number(when) > 0 ? `, and not before ${timeWords(Number(when))}` : ''}. What has vested until then is the receiver’s, the rest is yours to take back. This cannot be undone.`,
    words: { id, when: (value) => (Number(value) > 0 ? timeWords(Number(value)) : 'the end of the notice') },
  },
  refund: {
    lasting: () => 'It leaves the grant for the address named.',
    words: { id },
    of: { minimum: ofGrant },
    recipients: ['to'],
  },
  renounce: { lasting: () => 'After that no one can stop the grant. This cannot be undone.', words: { id } },
  proposeReceiver: {
    intent: offering('Offer a grant to another account', 'Take an offer back'),
    lasting: offering(
      'Once it is accepted, the grant is theirs. Until then you can take the offer back.',
      'The grant stays yours.',
    ),
    words: { id },
    recipients: ['to'],
  },
  acceptReceiver: {
    lasting: () => 'The grant becomes yours. Schedule and amounts stay as they are.',
    words: { id },
  },
  proposeRevoker: {
    intent: offering('Offer the right to revoke', 'Take an offer back'),
    lasting: offering(
      'Once it is accepted, the other account can revoke the grant and you cannot. Until then you can take the offer back.',
      'The right stays yours.',
    ),
    words: { id },
    recipients: ['to'],
  },
  acceptRevoker: {
    lasting: () => 'From then on you can revoke the grant. Schedule and amounts stay as they are.',
    words: { id },
  },
}

const calls = describedBy(descriptor, says)

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
