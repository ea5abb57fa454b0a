import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { timeWords } from '#core/time/time-words.ts'
import { lockName, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import type { LockEvent } from '#tools/token-lock/read/read-logs.ts'

/** One sentence: what an event did to a lock. `id` is that of the lock whose history is shown. */
export function eventWords(
  event: LockEvent,
  { id }: Pick<LockKey, 'id'>,
  token: Pick<Token, 'symbol' | 'decimals'>,
): string {
  const { locker } = event
  const name = (other: bigint) => lockName({ id: other, locker })
  const amount = (units: bigint) => amountText(units, token)
  switch (event.eventName) {
    case 'Locked':
      return `${amount(event.args.amount)} locked for ${event.args.owner}.`
    case 'Increased':
      return `${amount(event.args.amount)} added by ${event.args.from}.`
    case 'Withdrawn':
      return `${amount(event.args.amount)} withdrawn to ${event.args.to}.`
    case 'PaidShare':
      return `Of that only ${amount(event.args.paid)} was there to be paid.`
    case 'Extended':
      return `The end moved to ${timeWords(event.args.end)}.`
    case 'MadePermanent':
      return 'What had not vested was locked permanently.'
    case 'Split':
      return event.args.id === id
        ? `${amount(event.args.amount)} split off into lock ${name(event.args.newId)}.`
        : `${amount(event.args.amount)} came from lock ${name(event.args.id)}, which was split.`
    case 'Merged':
      return event.args.id === id
        ? `Lock ${name(event.args.from)} was put into it.`
        : `It was put into lock ${name(event.args.id)}.`
    case 'TransferProposed':
      return `Offered to ${event.args.to}.`
    case 'TransferCancelled':
      return `The offer to ${event.args.to} was taken back.`
    case 'Transferred':
      return `Passed from ${event.args.from} to ${event.args.to}.`
    case 'DelegateChanged':
      return BigInt(event.args.fromDelegate) === 0n
        ? `Its votes count for ${event.args.toDelegate}.`
        : `Its votes passed from ${event.args.fromDelegate} to ${event.args.toDelegate}.`
    case 'SurrogateCreated':
      return `The contract that holds what is locked for ${event.args.delegatee} was made.`
  }
}
