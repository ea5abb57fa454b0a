import type { Address } from 'viem'
import type { Chain, UniswapAddresses } from '#chain/chain.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { view, type Ask } from '#workshop/ask.ts'
import { ownTokens } from '#workshop/own-tokens.ts'
import { findPositionsV4, type HeldV4 } from './find-positions-v4.ts'
import { readUnits, type Unit } from './pool-tokens.ts'
import { readPositions, type Position } from './read-positions.ts'
import { managerAbi, pairAbi } from './uniswap-views.ts'

/** LP tokens of Uniswap V2 that an account holds, and what they stand for. Amounts in smallest units. */
export type HeldPair = {
  address: Address
  tokens: [Unit, Unit]
  balance: bigint
  supply: bigint
  amounts: [bigint, bigint]
}

/** The liquidity of an account that is not locked. `v4` is absent where there is no Uniswap V4. */
export type Held = { pairs: HeldPair[]; positions: Position[]; more: boolean; v4?: HeldV4 }

/** Positions that are read for one account; a list of more is cut and says so. */
const mostPositions = 40

/** Whose liquidity is read, and where. `typed` are LP tokens and numbers of V4 positions that the account names itself. */
type Whose = {
  account: Address
  chain: Pick<Chain, 'uniswap' | 'currency'>
  typed?: readonly Address[]
  typedV4?: readonly bigint[]
}

/** What an account holds of the pools of a chain. Rejects when the chain does not answer. */
export async function readLiquidity(
  ask: Ask,
  { account, chain: { uniswap = {}, currency }, typed = [], typedV4 = [] }: Whose,
): Promise<Held> {
  const manager = uniswap.v4Positions
  const [pairs, { positions, more }, v4] = await Promise.all([
    readPairs(ask, { account, factory: uniswap.v2Factory, typed }),
    readOwnPositions(ask, account, uniswap),
    manager && findPositionsV4(ask, { account, manager, coin: currency, typed: typedV4 }),
  ])
  return { pairs, positions, more, ...(v4 && { v4 }) }
}

async function readPairs(
  ask: Ask,
  { account, factory, typed }: { account: Address; factory: Address | undefined; typed: readonly Address[] },
): Promise<HeldPair[]> {
  if (!factory) return []
  const candidates = [...new Set([...typed, ...(await ownTokens(ask, account))])]
  const lens = { to: contractAddresses.LockLens, abi: lockLensAbi, name: 'isVerifiedPair' } as const
  // Anybody can write a contract that calls itself a pair: only what the factory knows is one.
  const known = await Promise.all(candidates.map((pair) => view(ask, { ...lens, args: [factory, pair] })))
  const read = await Promise.all(candidates.filter((_, at) => known[at]).map((pair) => readPair(ask, pair, account)))
  const units = await readUnits(
    ask,
    read.flatMap(({ token0, token1 }) => [token0, token1]),
  )
  return read
    .filter(({ balance }) => balance > 0n)
    .map(({ token0, token1, ...pair }) => ({ ...pair, tokens: [units.get(token0)!, units.get(token1)!] }))
}

async function readPair(ask: Ask, address: Address, account: Address) {
  const pair = { to: address, abi: pairAbi } as const
  const [token0, token1, [reserve0, reserve1], supply, balance] = await Promise.all([
    view(ask, { ...pair, name: 'token0', args: [] }),
    view(ask, { ...pair, name: 'token1', args: [] }),
    view(ask, { ...pair, name: 'getReserves', args: [] }),
    view(ask, { ...pair, name: 'totalSupply', args: [] }),
    view(ask, { ...pair, name: 'balanceOf', args: [account] }),
  ])
  const part = (reserve: bigint) => (supply === 0n ? 0n : (reserve * balance) / supply)
  const amounts: [bigint, bigint] = [part(reserve0), part(reserve1)]
  return { address, token0, token1, supply, balance, amounts }
}

async function readOwnPositions(ask: Ask, account: Address, uniswap: UniswapAddresses) {
  const manager = uniswap.v3Positions
  if (!manager) return { positions: [], more: false }
  const asked = { to: manager, abi: managerAbi } as const
  const count = Number(await view(ask, { ...asked, name: 'balanceOf', args: [account] }))
  const indices = Array.from({ length: Math.min(count, mostPositions) }, (_, index) => BigInt(count - 1 - index))
  const ids = await Promise.all(
    indices.map((index) => view(ask, { ...asked, name: 'tokenOfOwnerByIndex', args: [account, index] })),
  )
  const positions = await readPositions(ask, { manager, factory: uniswap.v3Factory!, ids })
  return { positions: positions.filter(({ liquidity }) => liquidity > 0n), more: count > mostPositions }
}
