import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { timeWords } from '#core/text/time-words.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { Line } from '#transactions/describe/signing-words.ts'
import { never, type LaunchPlan } from './launch-plan.ts'
import { shortNumber } from './short-number.ts'

/** What the sheet is told besides the bytes: how the token and the chain's currency are written, and where the token will be. */
type Named = { chainId: number; symbol: string; decimals: number; currency: string; token: Address }

/** The launcher, as the sheet reads what is asked of it: every figure is from the bytes that are signed. */
export function launcherOn({ chainId, ...named }: Named): KnownContract {
  const { symbol, decimals, token } = named
  return {
    chainId,
    address: contractAddresses.Launcher,
    name: 'Launcher',
    abi: launcherAbi,
    makes: { [token]: { symbol, decimals } },
    calls: {
      launch: {
        intent: `Launch ${symbol} with a pool`,
        lasting: ({ plan }) => {
          const { unlock } = (plan as LaunchPlan).lock
          return unlock >= never
            ? 'No one can ever take the liquidity out again, you and we included. Its fees can be collected.'
            : `Nobody can take the liquidity out ${untilWords(unlock)}, you and we included. Its fees can be collected.`
        },
        fields: {},
        parts: ({ plan }) => ({
          lines: linesOf(plan as LaunchPlan, named),
          recipients: recipientsOf(plan as LaunchPlan),
        }),
      },
    },
  }
}

const text = (label: string, words: string): Line => ({ label, value: { as: 'text', text: words } })

const party = (label: string, address: Address): Line => ({ label, value: { as: 'party', address } })

/** When a lock ends, in words. */
const untilWords = (unlock: number): string => (unlock >= never ? 'permanently' : `until ${timeWords(unlock)}`)

/** What a launch does, part by part. */
export function linesOf(plan: LaunchPlan, { symbol, decimals, currency, token }: Omit<Named, 'chainId'>): Line[] {
  const { pool, lock, shares, rest } = plan
  const amount = (units: bigint) => `${exactAmount(units, decimals)} ${symbol}`
  const both = pool.quoteAmount > 0n
  const put = both
    ? `${amount(pool.tokenAmount)} and ${exactAmount(pool.quoteAmount, 18)} ${currency}`
    : amount(pool.tokenAmount)
  const { revoker } = shares.terms
  return [
    party('The token will be at', token),
    text('Into a new pool', put),
    text(
      'Pool',
      `Uniswap ${['V2', 'V3', 'V4'][pool.kind]}, fee ${pool.fee / 10_000} %, ${both ? 'every price' : 'from the first price up'}`,
    ),
    text('First price', `1 ${symbol} = ${priceWords(pool, { token, decimals })} ${currency}`),
    text('Liquidity locked', untilWords(lock.unlock)),
    party('Owner of that lock', lock.owner),
    ...(lock.payee === lock.owner ? [] : [party('Gets its fees', lock.payee)]),
    ...shares.locks.flatMap(({ owner, amount: units, schedule }) => [
      text('Locked for the team', `${amount(units)}, paid out ${untilWords(schedule.end)}`),
      party('Owner of that lock', owner),
    ]),
    ...shares.grants.flatMap(({ receiver, amount: units, schedule }) => [
      text('Granted to the team', `${amount(units)}, paid out ${untilWords(schedule.end)}`),
      party('Receiver of the grant', receiver),
      party('Can stop the grant', revoker),
    ]),
    ...(shares.list.total > 0n ? [text('For a list to claim from', amount(shares.list.total))] : []),
    party('Gets the rest', rest),
  ]
}

const recipientsOf = ({ lock, shares, rest }: LaunchPlan): Address[] => [
  lock.owner,
  lock.payee,
  ...shares.locks.map(({ owner }) => owner),
  ...shares.grants.map(({ receiver }) => receiver),
  rest,
]

/** The first price, from the root that is signed, to four digits. */
function priceWords(
  { sqrtPriceX96, quote }: LaunchPlan['pool'],
  { token, decimals }: { token: Address; decimals: number },
) {
  const ratio = (Number(sqrtPriceX96) / 2 ** 96) ** 2
  const units = (BigInt(token) < BigInt(quote) ? ratio : 1 / ratio) * 10 ** decimals
  return shortNumber(units / 1e18)
}
