import type { PositionEvent } from '#tools/liquidity-lock/read/position-events.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'

/** What an event did to the lock of a position, in a sentence. */
export function positionEventWords({ eventName, args }: PositionEvent): string {
  switch (eventName) {
    case 'Locked':
      return `Position ${args.tokenId} locked ${untilWords(args.unlock)} for ${args.owner}; its fees go to ${args.payee}.`
    case 'Collected':
      return `Fees collected for ${args.payee}.`
    case 'PayeeChanged':
      return `From here on the fees go to ${args.payee}.`
    case 'Extended':
      return `Locked longer, ${untilWords(args.unlock)}.`
    case 'Withdrawn':
      return `The position left, whole, to ${args.to}.`
    case 'TransferProposed':
      return `Offered to ${args.to}.`
    case 'TransferCancelled':
      return `The offer to ${args.to} was taken back.`
    case 'Transferred':
      return `Passed from ${args.from} to ${args.to}, who gets the fees too.`
  }
}
