import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { timeWords } from '#core/text/time-words.ts'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import type { LockEvent } from '#tools/token-lock/read/read-logs.ts'

/** One sentence: what an event did to a lock. `id` is the lock whose history is shown. */
export function eventWords(event: LockEvent, id: bigint, token: Pick<Token, 'symbol' | 'decimals'>): string {
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
        ? `${amount(event.args.amount)} split off into lock ${lockName(event.args.newId)}.`
        : `${amount(event.args.amount)} came from lock ${lockName(event.args.id)}, which was split.`
    case 'Merged':
      return event.args.id === id
        ? `Lock ${lockName(event.args.from)} was put into it.`
        : `It was put into lock ${lockName(event.args.id)}.`
    case 'TransferProposed':
      return `Offered to ${event.args.to}.`
    case 'TransferCancelled':
      return `The offer to ${event.args.to} was taken back.`
    case 'Transferred':
      return `Passed from ${event.args.from} to ${event.args.to}.`
  }
}
