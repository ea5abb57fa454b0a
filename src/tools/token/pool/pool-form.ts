import type { Hash } from 'viem'
import { isAddress } from 'viem/utils'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { parseAmount } from '#tools/token/check/parse-amount.ts'
import type { PoolChain, PoolVersion, QuoteToken } from './pool-chain.ts'
import { feeOfV2, versionOf } from './pool-version.ts'

/** What a visitor fills in about the pool of a launch, as text. */
export type PoolForm = {
  /** Empty: the newest that the chain has. */
  version: PoolVersion | ''
  /** The address of the token it is paired with; of zeros: the coin of the chain. */
  quoteToken: string
  /** Percent of the supply that goes into the pool. */
  share: string
  /** Both tokens over every price, or tokens alone above a first price. */
  sides: 'both' | 'tokens'
  /** What goes in beside the tokens, in units of the quote. */
  amount: string
  /** What all tokens together are worth at the first price, in units of the quote. */
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
  /** Whether accounts on a list can claim a part of the supply. */
  list: boolean
  /** Months that claims are open, or without an end. */
  listMonths: '3' | '12' | 'never'
}

/** A list to claim from: its root, its sum in the smallest unit, and the address at which it is published. */
export type PoolList = { root: Hash; total: bigint; count: number; address: string }

/** What a form begins with. */
export const firstPool: PoolForm = {
  version: '',
  quoteToken: coinAddress,
  share: '80',
  sides: 'both',
  amount: '',
  worth: '',
  fee: '10000',
  lock: '12',
  team: '',
  teamAccount: '',
  teamMonths: '12',
  teamKind: 'lock',
  list: false,
  listMonths: '3',
}

/** Units of the quote for so many units of the token. */
export type Ratio = { quote: bigint; tokens: bigint }

/** A checked form: amounts in smallest units, of the token and of the quote. */
export type PoolTerms = {
  version: PoolVersion
  quoteToken: QuoteToken
  tokens: bigint
  quote: bigint
  price: Ratio
  fee: 3000 | 10000
  /** How long the liquidity is locked; undefined: permanently. */
  months?: number
  team?: { account: `0x${string}`; amount: bigint; months: number; revocable: boolean }
  /** `months`: how long claims are open; undefined: without an end. */
  list?: PoolList & { months?: number }
  rest: bigint
}

export type PoolErrors = Partial<Record<'share' | 'amount' | 'worth' | 'team' | 'teamAccount' | 'list', string>>

/** The id of the first field that is wrong. */
export function poolFieldOf(errors: PoolErrors): string {
  const ids = {
    share: 'pool-share',
    amount: 'pool-amount',
    worth: 'pool-worth',
    team: 'pool-team',
    teamAccount: 'pool-team-account',
    list: 'claims-rows',
  }
  const wrong = (Object.keys(ids) as (keyof PoolErrors)[]).find((field) => errors[field])
  return ids[wrong ?? 'share']
}

/** Hundredths of a percent in a whole. */
const whole = 10_000n

/** The most units that go into a pool: a pair of V2 counts to 2^112. */
export const mostInPool = (version: PoolVersion) => (version === 'V2' ? 2n ** 112n - 1n : 2n ** 127n)

/** The quote that was chosen, or the coin of the chain. */
export const quoteOf = ({ quoteToken }: PoolForm, { quotes }: PoolChain): QuoteToken =>
  quotes.find(({ address }) => address === quoteToken) ?? quotes[0]!

/**
 * Checks what was typed for a token of this supply, on a chain. `terms` is there when nothing is wrong and the chain has said what there is;
 * until then the coin is taken to have 18 decimals.
 */
export function checkPool(
  form: PoolForm,
  supply: bigint,
  on?: PoolChain,
  given?: PoolList,
): { terms?: PoolTerms; errors: PoolErrors } {
  const version = on ? versionOf(form.version, on) : 'V3'
  const quoteToken = on && quoteOf(form, on)
  const sides = version === 'V2' ? 'both' : form.sides
  const list = form.list ? given : undefined
  const errors: PoolErrors = {}
  const share = partsOf(form.share)
  const team = form.team.trim() === '' ? 0n : partsOf(form.team)
  if (share === undefined || share === 0n)
    errors.share = 'Write a part of the supply in percent, above 0 and at most 100.'
  if (team === undefined) errors.team = 'Write a part of the supply in percent, or leave it empty.'
  else if (share !== undefined && share + team > whole) errors.team = 'Pool and team together are more than the supply.'
  if (team && !isAddress(form.teamAccount.trim(), { strict: false }))
    errors.teamAccount = 'Write the account, 0x and 40 digits.'

  const field = sides === 'both' ? 'amount' : 'worth'
  const written = parseAmount(form[field], quoteToken?.decimals ?? 18)
  const amount = 'amount' in written ? written.amount : 0n
  if ('error' in written) errors[field] = 'Write an amount such as 2 or 0.5.'
  else if (amount === 0n) errors[field] = 'Enter more than 0.'
  else if (amount > mostInPool(version)) errors[field] = 'That is more than a pool can hold.'

  const tokens = (supply * (share ?? 0n)) / whole
  const forTeam = (supply * (team ?? 0n)) / whole
  if (!errors.share && tokens === 0n) errors.share = 'That part of the supply is less than one unit.'
  if (!errors.share && tokens > mostInPool(version))
    errors.share = 'That is more than a pool can hold: choose a smaller supply.'
  if (!errors.team && team && forTeam === 0n) errors.team = 'That part of the supply is less than one unit.'
  const rest = supply - tokens - forTeam - (list?.total ?? 0n)
  if (form.list && !list) errors.list = 'Add a list, and correct every line with an error.'
  else if (list && !errors.share && !errors.team && rest < 0n)
    errors.list = 'Pool, team and list together are more than the supply.'
  if (Object.keys(errors).length > 0 || !quoteToken) return { errors }
  return {
    errors,
    terms: {
      version,
      quoteToken,
      tokens,
      quote: sides === 'both' ? amount : 0n,
      price: sides === 'both' ? { quote: amount, tokens } : { quote: amount, tokens: supply },
      fee: version === 'V2' ? feeOfV2 : form.fee === '3000' ? 3000 : 10_000,
      ...(form.lock !== 'never' && { months: Number(form.lock) }),
      ...(team && {
        team: {
          account: form.teamAccount.trim() as `0x${string}`,
          amount: forTeam,
          months: Number(form.teamMonths),
          revocable: form.teamKind === 'grant',
        },
      }),
      ...(list && { list: { ...list, ...(form.listMonths !== 'never' && { months: Number(form.listMonths) }) } }),
      rest,
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
