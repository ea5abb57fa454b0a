import type { Address } from 'viem'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-Launcher.json' with { type: 'json' }
import { launcherAbi } from '#contracts/launcher.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy } from '#transactions/descriptors/described.ts'
import type { Line } from '#transactions/describe/signing-words.ts'
import { never, type LaunchPlan } from './launch-plan.ts'
import type { QuoteToken } from './pool-chain.ts'
import { feeOfV2 } from './pool-version.ts'
import { shortNumber } from './short-number.ts'

/** What the sheet is told besides the bytes: how the token and its quote are written, and where the token will be. */
type Named = { chainId: number; symbol: string; decimals: number; quote: QuoteToken; token: Address }

/** The launcher, as the sheet reads what is asked of it: every figure is from the bytes that are signed. */
export function launcherOn({ chainId, ...named }: Named): KnownContract {
  const { symbol, decimals, token } = named
  return {
    chainId,
    address: contractAddresses.Launcher,
    name: 'Launcher',
    abi: launcherAbi,
    makes: { [token]: { symbol, decimals } },
    calls: describedBy(descriptor, {
      launch: {
        intent: () => `Launch ${symbol} with a pool`,
        lasting: ({ plan }) => {
          const { pool, lock } = plan as LaunchPlan
          const fees = pool.kind === 0 ? 'Its fees stay in it as long.' : 'Its fees can be collected.'
          return lock.unlock >= never
            ? `No one can ever take the liquidity out again, you and we included. ${fees}`
            : `Nobody can take the liquidity out ${untilWords(lock.unlock)}, you and we included. ${fees}`
        },
        parts: ({ plan }) => ({
          lines: linesOf(plan as LaunchPlan, named),
          recipients: recipientsOf(plan as LaunchPlan),
        }),
      },
    }),
  }
}

const text = (label: string, words: string): Line => ({ label, value: { as: 'text', text: words } })

const party = (label: string, address: Address): Line => ({ label, value: { as: 'party', address } })

/** When a lock ends, in words. */
const untilWords = (unlock: number): string => (unlock >= never ? 'permanently' : `until ${timeWords(unlock)}`)

/** What a launch does, part by part. */
export function linesOf(plan: LaunchPlan, { symbol, decimals, quote, token }: Omit<Named, 'chainId'>): Line[] {
  const { pool, lock, shares, rest } = plan
  const amount = (units: bigint) => `${exactAmount(units, decimals)} ${symbol}`
  const both = pool.quoteAmount > 0n
  const unit = unitOf(pool, quote)
  const put = both
    ? `${amount(pool.tokenAmount)} and ${exactAmount(pool.quoteAmount, unit.decimals)} ${unit.symbol}`
    : amount(pool.tokenAmount)
  const fee = pool.kind === 0 ? feeOfV2 : pool.fee
  const { revoker } = shares.terms
  return [
    party('The token will be at', token),
    text('Into a new pool', put),
    text(
      'Pool',
      `Uniswap ${['V2', 'V3', 'V4'][pool.kind]}, fee ${fee / 10_000} %, ${both ? 'every price' : 'from the first price up'}`,
    ),
    text('First price', `1 ${symbol} = ${priceWords(pool, { token, decimals, unit })} ${unit.symbol}`),
    text('Liquidity locked', untilWords(lock.unlock)),
    party('Owner of that lock', lock.owner),
    ...(pool.hooks === coinAddress ? [] : [party('Hook of the pool', pool.hooks)]),
    ...(lock.payee === lock.owner || pool.kind === 0 ? [] : [party('Gets its fees', lock.payee)]),
    ...shares.locks.flatMap(({ owner, amount: units, schedule }) => [
      text('Locked for the team', `${amount(units)}, paid out ${untilWords(schedule.end)}`),
      party('Owner of that lock', owner),
    ]),
    ...shares.grants.flatMap(({ receiver, amount: units, schedule }) => [
      text('Granted to the team', `${amount(units)}, paid out ${untilWords(schedule.end)}`),
      party('Receiver of the grant', receiver),
      party('Can stop the grant', revoker),
    ]),
    ...(shares.list.total > 0n
      ? [
          text('For a list to claim from', amount(shares.list.total)),
          text('Claims close', shares.list.deadline >= never ? 'never' : timeWords(shares.list.deadline)),
          text('Published at', shares.list.metadataURI),
        ]
      : []),
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

/** How the quote that is signed is written: by its name where it is the one the page knows, or in smallest units of its address. */
function unitOf({ quote }: LaunchPlan['pool'], { address, symbol, decimals }: QuoteToken) {
  return quote.toLowerCase() === address.toLowerCase()
    ? { symbol, decimals }
    : { symbol: `units of ${quote}`, decimals: 0 }
}

/** The first price, from what is signed, to four digits: the root, or the amounts on V2. */
function priceWords(
  { kind, sqrtPriceX96, quote, tokenAmount, quoteAmount }: LaunchPlan['pool'],
  { token, decimals, unit }: { token: Address; decimals: number; unit: { decimals: number } },
) {
  const ratio = (Number(sqrtPriceX96) / 2 ** 96) ** 2
  const ofRoot = BigInt(token) < BigInt(quote) ? ratio : 1 / ratio
  const price = kind === 0 ? Number(quoteAmount) / Number(tokenAmount) : ofRoot
  return shortNumber(price * 10 ** (decimals - unit.decimals))
}
