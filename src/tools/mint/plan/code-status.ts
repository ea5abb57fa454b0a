import { figure } from '#core/text/figure.ts'
import { forEver, type MintEvent } from '#tools/mint/campaign/mint-event.ts'
import { timeWords } from './mint-errors.ts'

/** Whether a code can mint now; if not, what happened and what to do. `left`: how many more the code mints, altogether. */
export type CodeStatus =
  | { at: 'valid'; left: number; until?: number }
  | { at: 'used' | 'expired' | 'early' | 'ended' | 'exhausted'; message: string; remedy: string }

/** The status of a printed code. `now` in Unix seconds. */
export function statusOfCode(campaign: MintEvent, { used, now }: { used: boolean; now: number }): CodeStatus {
  const { codesDeadline } = campaign
  if (used)
    return {
      at: 'used',
      message: 'This code was used.',
      remedy: 'If that was not you, ask the person who gave you the card for another one.',
    }
  if (now >= codesDeadline)
    return {
      at: 'expired',
      message: `This code could be used until ${timeWords(codesDeadline)}.`,
      remedy: 'Ask the person who gave you the card for another one.',
    }
  return { at: 'valid', left: 1, ...(codesDeadline < forEver && { until: codesDeadline }) }
}

/** The status of the event code. `now` in Unix seconds. */
export function statusOfEvent({ event }: MintEvent, now: number): CodeStatus {
  const left = event.supply - event.minted
  if (now < event.start)
    return {
      at: 'early',
      message: `Minting starts on ${timeWords(event.start)}.`,
      remedy: 'Come back then: the code stays the same.',
    }
  if (now >= event.end)
    return {
      at: 'ended',
      message: `The event ended on ${timeWords(event.end)}.`,
      remedy: 'A printed code may still be good: type it.',
    }
  if (left <= 0)
    return {
      at: 'exhausted',
      message: `All ${figure(event.supply)} pieces of the event are minted.`,
      remedy: 'A printed code may still be good: type it.',
    }
  return { at: 'valid', left, until: event.end }
}
