import { never, type PositionLock } from '#tools/liquidity-lock/read/read-position-locks.ts'
import type { PositionAction } from './position-calls.ts'

/** What can be done with a locked position. */
export type PositionActionName = Exclude<PositionAction['does'], 'approve' | 'disapprove' | 'lock'>

/** Each action in a few words, for a list to choose from. */
export const positionActionNames: Record<PositionActionName, string> = {
  withdraw: 'Take the position out',
  collect: 'Collect the fees',
  extend: 'Unlock later',
  setPayee: 'Send the fees elsewhere',
  proposeTransfer: 'Offer it to another account',
  cancelTransfer: 'Take the offer back',
  acceptTransfer: 'Accept it',
  makePermanent: 'Lock it permanently',
}

/** The actions that the contract would take now from the owner, the likeliest first. `now` is in Unix seconds. */
export function positionActionsOf({ unlock, fees, offeredTo }: PositionLock, now: number): PositionActionName[] {
  const timed = unlock < never
  const can: [PositionActionName, boolean][] = [
    ['withdraw', timed && unlock <= now],
    ['collect', fees?.some((fee) => fee > 0n) !== false],
    ['cancelTransfer', offeredTo !== undefined],
    ['extend', timed],
    ['setPayee', true],
    ['proposeTransfer', offeredTo === undefined],
    ['makePermanent', timed],
  ]
  return can.filter(([, possible]) => possible).map(([name]) => name)
}
