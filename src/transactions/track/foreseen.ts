import type { Address } from 'viem'
import { exactAmount } from '#core/text/exact-amount.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import {
  assetChanges,
  permissionChanges,
  rightChanges,
  type AssetChange,
  type LogLike,
  type PermissionChange,
  type RightChange,
} from '#transactions/simulate/asset-changes.ts'
import type { Units } from '#transactions/signing/amount-words.ts'
import type { Simulation } from '#transactions/simulate/simulate.ts'
import type { KnownTokens } from '#chain/tokens/token-facts.ts'
import type { Foreseen } from './transaction.ts'

type Asset = Exclude<AssetChange['asset'], { kind: 'native' }>

/** The address of a token in small letters, and the number of an item after it. */
const keyOf = (asset: Asset) => `${asset.address.toLowerCase()}${asset.kind === 'item' ? `#${asset.id}` : ''}`

const tokensOf = (changes: readonly AssetChange[]) =>
  changes.flatMap(({ asset, amount }) => (asset.kind === 'native' ? [] : [{ asset, amount }]))

/** A permission by its token and its spender; undefined for one that ends. */
const permitted = (one: PermissionChange): string[] => {
  const holds = one.kind === 'amount' ? one.amount > 0n : one.allowed
  return holds ? [`${one.address}>${one.spender}`.toLowerCase()] : []
}

/** A power by its contract and who has it; nothing for one that ends. */
const empowered = (one: RightChange): string[] => {
  const holds = one.kind === 'owner' ? !/^0x0+$/.test(one.account) : one.given
  return holds ? [`${one.address}=${one.kind === 'owner' ? 'owner' : one.role}>${one.account}`.toLowerCase()] : []
}

/** The contracts over which a receipt gives or takes powers. */
export const empoweredOver = (logs: readonly LogLike[]): Address[] => [
  ...new Set(rightChanges(logs).map(({ address }) => address)),
]

/** What a simulation says will move of what the signer has, to be kept with the transaction; undefined where none has said. */
export function foreseenBy(
  simulation: Simulation | { at: string } | undefined,
  { tokens, currency }: Pick<Units, 'tokens' | 'currency'>,
): Foreseen[] | undefined {
  if (simulation?.at !== 'succeeds' || !('complete' in simulation) || !simulation.complete) return undefined
  const given = simulation.permissions.flatMap((one) =>
    permitted(one).map((asset) => ({ asset, amount: '0', ...symbolIn(tokens, one.address) })),
  )
  const moved = tokensOf(simulation.changes).map(({ asset, amount }) => {
    const { symbol, decimals } = tokens[asset.address] ?? {}
    return {
      asset: keyOf(asset),
      amount: String(amount),
      ...(symbol && { symbol }),
      ...(asset.kind === 'token' && decimals !== undefined && { decimals }),
    }
  })
  const powers = (simulation.rights ?? []).flatMap(empowered).map((asset) => ({ asset, amount: '0' }))
  const ether = simulation.changes.find(({ asset }) => asset.kind === 'native')?.amount ?? 0n
  return [...moved, ...given, ...powers, { asset: 'native', amount: String(ether), ...currency }]
}

const symbolIn = (tokens: KnownTokens, address: Address) => {
  const symbol = tokens[address]?.symbol
  return symbol ? { symbol } : {}
}

type Landed = {
  logs: readonly LogLike[]
  from: Address
  /** What the account has more of the chain's currency than before, without the fee, in the smallest unit; absent where no node can say. */
  ether?: bigint
  /** The contracts that stood before: powers over one that the transaction itself has made are its maker's choice. */
  older?: readonly Address[]
}

/**
 * In which movements of what the account has a receipt differs from what was foreseen, and which permissions and powers it gave that were not, in
 * a sentence; undefined where in none. What a signature allows and the same call takes is no permission that is left. Of the chain's currency
 * only what is missing is told: others may have sent some in the same block.
 */
export function differenceIn(
  foreseen: readonly Foreseen[],
  { logs, from, ether, older = [] }: Landed,
): string | undefined {
  const moved = new Map(tokensOf(assetChanges(logs, from)).map(({ asset, amount }) => [keyOf(asset), amount]))
  const known = new Map(foreseen.map((one) => [one.asset, one]))
  const expected = BigInt(known.get('native')?.amount ?? 0)
  moved.set('native', known.has('native') && ether !== undefined && ether < expected ? ether : expected)
  const parts = [...new Set([...known.keys(), ...moved.keys()])].flatMap((asset) => {
    if (asset.includes('>')) return []
    const [was, is] = [BigInt(known.get(asset)?.amount ?? 0), moved.get(asset) ?? 0n]
    // What vests goes on vesting until it is paid out: more of what was to arrive is as it should be.
    if (was === is || (was > 0n && is > was)) return []
    const one = known.get(asset) ?? { asset, amount: '0' }
    return [t('insteadOf', { moved: amountOf(is, one), foreseen: amountOf(was, one) })]
  })
  const given = permissionChanges(logs, from)
    .filter(({ address }) => (moved.get(address.toLowerCase()) ?? 0n) >= 0n)
    .flatMap((one) => permitted(one).filter((key) => !known.has(key)))
    .map((key) => {
      const [token, spender] = key.split('>') as [string, string]
      return t('mayTakeNow', { spender: shortOf(spender), token: known.get(token)?.symbol ?? shortOf(token) })
    })
  const powers = rightChanges(logs)
    .filter(({ address }) => older.includes(address))
    .flatMap((one) => empowered(one).filter((key) => !known.has(key)))
    .map((key) => {
      const [contract, , account] = key.split(/[=>]/) as [string, string, string]
      return t('hasPowerNow', { account: shortOf(account), contract: shortOf(contract) })
    })
  parts.push(...given, ...powers)
  return parts.length > 0 ? t('notForeseen', { what: parts.join('; ') }) : undefined
}

const shortOf = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

function amountOf(amount: bigint, { asset, symbol = '', decimals }: Foreseen): string {
  const size = amount < 0n ? -amount : amount
  const sign = amount > 0n ? '+' : amount < 0n ? '−' : ''
  const [address, id] = asset.split('#') as [string, string?]
  const short = symbol || shortOf(address)
  if (id) return `${sign}${size} × ${t('item', { id })} ${short}`
  if (decimals === undefined) return `${sign}${t('units', { amount: exactAmount(size, 0) })} ${short}`
  return `${sign}${exactAmount(size, decimals)} ${short}`
}
