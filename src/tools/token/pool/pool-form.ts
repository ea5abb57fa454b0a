import { isAddress } from 'viem/utils'
import { parseAmount } from '#tools/token/check/parse-amount.ts'

/** What a visitor fills in about the pool of a launch, as text. */
export type PoolForm = {
  /** Percent of the supply that goes into the pool. */
  share: string
  /** Both tokens over every price, or tokens alone above a first price. */
  sides: 'both' | 'tokens'
  /** What goes in beside the tokens, in the currency of the chain. */
  ether: string
  /** What all tokens together are worth at the first price, in the currency of the chain. */
  worth: string
  /** In millionths. */
  fee: '3000' | '10000'
  /** Months, or never. */
  lock: '6' | '12' | '48' | 'never'
  /** Percent of the supply for the team; empty for none. */
  team: string
  teamAccount: string
  teamMonths: '12' | '24' | '48'
  /** A lock nobody can stop, or a grant that the launching account can. */
  teamKind: 'lock' | 'grant'
}

/** What a form begins with. */
export const firstPool: PoolForm = {
  share: '80',
  sides: 'both',
  ether: '',
  worth: '',
  fee: '10000',
  lock: '12',
  team: '',
  teamAccount: '',
  teamMonths: '12',
  teamKind: 'lock',
}

/** Units of the quote for so many units of the token. */
export type Ratio = { quote: bigint; tokens: bigint }

/** A checked form: amounts in smallest units; the quote has 18 decimals. */
export type PoolTerms = {
  tokens: bigint
  quote: bigint
  price: Ratio
  fee: 3000 | 10000
  /** How long the liquidity is locked; undefined: permanently. */
  months?: number
  team?: { account: `0x${string}`; amount: bigint; months: number; revocable: boolean }
  rest: bigint
}

export type PoolErrors = Partial<Record<'share' | 'ether' | 'worth' | 'team' | 'teamAccount', string>>

/** The id of the first field that is wrong. */
export function poolFieldOf(errors: PoolErrors): string {
  const ids = {
    share: 'pool-share',
    ether: 'pool-ether',
    worth: 'pool-worth',
    team: 'pool-team',
    teamAccount: 'pool-team-account',
  }
  const wrong = (Object.keys(ids) as (keyof PoolErrors)[]).find((field) => errors[field])
  return ids[wrong ?? 'share']
}

/** Hundredths of a percent in a whole. */
const whole = 10_000n

/** The most units that go into a pool. */
const most = 2n ** 127n

/** Checks what was typed for a token of this supply. `terms` is there when nothing is wrong. */
export function checkPool(form: PoolForm, supply: bigint): { terms?: PoolTerms; errors: PoolErrors } {
  const errors: PoolErrors = {}
  const share = partsOf(form.share)
  const team = form.team.trim() === '' ? 0n : partsOf(form.team)
  if (share === undefined || share === 0n)
    errors.share = 'Write a part of the supply in percent, above 0 and at most 100.'
  if (team === undefined) errors.team = 'Write a part of the supply in percent, or leave it empty.'
  else if (share !== undefined && share + team > whole) errors.team = 'Pool and team together are more than the supply.'
  if (team && !isAddress(form.teamAccount.trim(), { strict: false }))
    errors.teamAccount = 'Write the account, 0x and 40 digits.'

  const field = form.sides === 'both' ? 'ether' : 'worth'
  const written = parseAmount(form[field], 18)
  const amount = 'amount' in written ? written.amount : 0n
  if ('error' in written) errors[field] = 'Write an amount such as 2 or 0.5.'
  else if (amount === 0n) errors[field] = 'Enter more than 0.'
  else if (amount > most) errors[field] = 'That is more than a pool can hold.'

  const tokens = (supply * (share ?? 0n)) / whole
  const forTeam = (supply * (team ?? 0n)) / whole
  if (!errors.share && tokens === 0n) errors.share = 'That part of the supply is less than one unit.'
  if (!errors.share && tokens > most) errors.share = 'That is more than a pool can hold: choose a smaller supply.'
  if (!errors.team && team && forTeam === 0n) errors.team = 'That part of the supply is less than one unit.'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    errors,
    terms: {
      tokens,
      quote: form.sides === 'both' ? amount : 0n,
      price: form.sides === 'both' ? { quote: amount, tokens } : { quote: amount, tokens: supply },
      fee: form.fee === '3000' ? 3000 : 10_000,
      ...(form.lock !== 'never' && { months: Number(form.lock) }),
      ...(team && {
        team: {
          account: form.teamAccount.trim() as `0x${string}`,
          amount: forTeam,
          months: Number(form.teamMonths),
          revocable: form.teamKind === 'grant',
        },
      }),
      rest: supply - tokens - forTeam,
    },
  }
}

/** A percentage with at most two digits after the point, in hundredths of a percent. */
function partsOf(text: string): bigint | undefined {
  const written = text.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(written)) return undefined
  const [units = '0', parts = ''] = written.split('.')
  const value = BigInt(units) * 100n + BigInt(parts.padEnd(2, '0'))
  return value <= whole ? value : undefined
}

/** Some months after a second, by the calendar, in Unix seconds. */
export function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  date.setUTCMonth(date.getUTCMonth() + months)
  return Math.floor(date.getTime() / 1000)
}
