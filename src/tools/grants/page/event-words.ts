import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { GrantEvent } from '#tools/grants/contract/grant-events.ts'

/** One sentence: what an event did to a grant. */
export function eventWords(event: GrantEvent, token: Pick<Token, 'symbol' | 'decimals'>): string {
  const amount = (units: bigint) => amountText(units, token)
  switch (event.eventName) {
    case 'CurveDefined':
      return 'Its curve was stored.'
    case 'Granted':
      return `${amount(event.args.amount)} granted to ${event.args.receiver} by ${event.args.giver}.`
    case 'Withdrawn':
      return `${amount(event.args.amount)} withdrawn to ${event.args.to}.`
    case 'PaidShare':
      return `Of that only ${amount(event.args.paid)} was there to be paid.`
    case 'Revoked':
      return `Revoked: it stops on ${timeWords(event.args.stop)}. ${amount(event.args.kept)} stay with the receiver, ${amount(event.args.refund)} go back.`
    case 'Refunded':
      return `${amount(event.args.amount)} taken back to ${event.args.to}.`
    case 'Renounced':
      return `${event.args.revoker} gave up the right to revoke it.`
    case 'PushAllowed':
      return event.args.allowed
        ? 'Everyone may send the receiver what has vested.'
        : 'Only the receiver may withdraw what has vested.'
    case 'ReceiverProposed':
      return `Offered to ${event.args.to}.`
    case 'ReceiverProposalCancelled':
      return `The offer to ${event.args.to} was taken back.`
    case 'ReceiverChanged':
      return `Passed from ${event.args.from} to ${event.args.to}.`
    case 'RevokerProposed':
      return `The right to revoke was offered to ${event.args.to}.`
    case 'RevokerProposalCancelled':
      return `The offer of the right to revoke to ${event.args.to} was taken back.`
    case 'RevokerChanged':
      return BigInt(event.args.from) === 0n
        ? `${event.args.to} was named as the account that can revoke it.`
        : `The right to revoke passed from ${event.args.from} to ${event.args.to}.`
  }
}
