import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { durationWords, timeWords } from '#core/time/time-words.ts'
import {
  isRevocable,
  keptOf,
  refundableOf,
  stateOf,
  vestedOf,
  withdrawableOf,
  type GrantState,
} from '#tools/grants/contract/grant-state.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'
import type { ThereGrant } from './read-grant-page.ts'

/** A grant in one line. */
export function grantTitle(grant: Grant, token: Pick<Token, 'symbol' | 'decimals'>, now: number): string {
  const whole = amountText(grant.amount, token)
  const titles: Record<GrantState, string> = {
    waiting: `A grant of ${whole} that vests until ${timeWords(grant.schedule.end)}`,
    vesting: `A grant of ${whole} that vests until ${timeWords(grant.schedule.end)}`,
    vested: `A grant of ${whole}, all of it vested`,
    stopping: `A grant of ${whole}, revoked: it stops on ${timeWords(grant.stop)}`,
    stopped: `A grant of ${whole}, revoked: ${amountText(keptOf(grant), token)} had vested`,
  }
  return titles[stateOf(grant, now)]
}

/** Who can stop a grant. */
export function revocableWords(grant: Grant): string {
  const { revoker, notice, revoked, stop } = grant
  if (revoked) return `Revoked by ${revoker}: nothing vests after ${timeWords(stop)}.`
  if (!isRevocable(grant)) return 'Nobody can revoke it: the right was given up, or never was.'
  const after = notice > 0 ? ` with a notice of ${durationWords(notice)}` : ' at any second, without notice'
  return `Revocable by ${revoker} until renounced,${after}.`
}

/** What anyone who relies on a grant should know first, the weightiest first. */
export function grantWarnings({ grant, token }: ThereGrant, now: number): string[] {
  const left = grant.amount - vestedOf(grant, now)
  return [
    ...(token.held < token.owed
      ? ['The token took balance away from the contract of grants: it holds less than it owes.']
      : []),
    ...(isRevocable(grant) && left > 0n ? [revocableWords(grant)] : []),
    ...(left > 0n ? ['A grant is not a lock, so its tokens do not count as locked.'] : []),
  ]
}

/** What is in a grant at a time, by name. */
export function grantFigures({ grant, token }: ThereGrant, now: number): (readonly [name: string, value: string])[] {
  const figure = (amount: bigint) => amountText(amount, token)
  const back = refundableOf(grant)
  return [
    ['Granted', figure(grant.amount)],
    ['Vested', figure(vestedOf(grant, now))],
    ['Withdrawn', figure(grant.withdrawn)],
    ['Can be withdrawn', figure(withdrawableOf(grant, now))],
    ...(grant.revoked ? [['Goes back', grant.refunded ? 'all of it has left' : figure(back)] as const] : []),
  ]
}
