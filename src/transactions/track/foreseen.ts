import type { Address } from 'viem'
import { exactAmount } from '#core/text/exact-amount.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { assetChanges, type AssetChange, type LogLike } from '#transactions/simulate/asset-changes.ts'
import type { Simulation } from '#transactions/simulate/simulate.ts'
import type { KnownTokens } from '#transactions/simulate/use-checks.ts'
import type { Foreseen } from './transaction.ts'

type Asset = Exclude<AssetChange['asset'], { kind: 'native' }>

/** The address of a token in small letters, and the number of an item after it. */
const keyOf = (asset: Asset) => `${asset.address.toLowerCase()}${asset.kind === 'item' ? `#${asset.id}` : ''}`

const tokensOf = (changes: readonly AssetChange[]) =>
  changes.flatMap(({ asset, amount }) => (asset.kind === 'native' ? [] : [{ asset, amount }]))

/** What a simulation says will move of the signer's tokens, to be kept with the transaction; undefined where none has said. */
export function foreseenBy(
  simulation: Simulation | { at: string } | undefined,
  tokens: KnownTokens,
): Foreseen[] | undefined {
  if (simulation?.at !== 'succeeds' || !('complete' in simulation) || !simulation.complete) return undefined
  return tokensOf(simulation.changes).map(({ asset, amount }) => {
    const { symbol, decimals } = tokens[asset.address] ?? {}
    return {
      asset: keyOf(asset),
      amount: String(amount),
      ...(symbol && { symbol }),
      ...(asset.kind === 'token' && decimals !== undefined && { decimals }),
    }
  })
}

/** In which movements of the account's tokens a receipt differs from what was foreseen, in a sentence; undefined where in none. */
export function differenceIn(
  foreseen: readonly Foreseen[],
  { logs, from }: { logs: readonly LogLike[]; from: Address },
): string | undefined {
  const moved = new Map(tokensOf(assetChanges(logs, from)).map(({ asset, amount }) => [keyOf(asset), amount]))
  const known = new Map(foreseen.map((one) => [one.asset, one]))
  const parts = [...new Set([...known.keys(), ...moved.keys()])].flatMap((asset) => {
    const [was, is] = [BigInt(known.get(asset)?.amount ?? 0), moved.get(asset) ?? 0n]
    if (was === is) return []
    const one = known.get(asset) ?? { asset, amount: '0' }
    return [t('insteadOf', { moved: amountOf(is, one), foreseen: amountOf(was, one) })]
  })
  return parts.length > 0 ? t('notForeseen', { what: parts.join('; ') }) : undefined
}

function amountOf(amount: bigint, { asset, symbol = '', decimals }: Foreseen): string {
  const size = amount < 0n ? -amount : amount
  const sign = amount > 0n ? '+' : amount < 0n ? '−' : ''
  const [address, id] = asset.split('#') as [string, string?]
  const short = symbol || `${address.slice(0, 6)}…${address.slice(-4)}`
  if (id) return `${sign}${size} × ${t('item', { id })} ${short}`
  if (decimals === undefined) return `${sign}${t('units', { amount: exactAmount(size, 0) })} ${short}`
  return `${sign}${exactAmount(size, decimals)} ${short}`
}
