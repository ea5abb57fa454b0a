import type { Address } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { ownTokens } from '#chain/tokens/own-tokens.ts'
import type { Unit } from '#chain/tokens/pool-tokens.ts'
import { partOf, readPair } from '#chain/tokens/read-pair.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { findPositionsV4, type HeldV4 } from '#chain/positions/find-positions-v4.ts'
import { ownPositions } from '#chain/positions/own-positions.ts'
import type { Position } from '#chain/positions/read-positions.ts'

/** LP tokens of Uniswap V2 that an account holds, and what they are worth. Amounts in smallest units. */
export type HeldPair = {
  address: Address
  tokens: [Unit, Unit]
  balance: bigint
  supply: bigint
  amounts: [bigint, bigint]
}

/** The liquidity of an account that is not locked. `v4` is absent where there is no Uniswap V4. */
export type Held = { pairs: HeldPair[]; positions: Position[]; more: boolean; v4?: HeldV4 }

/** Whose liquidity is read, and where. `typed` are LP tokens and numbers of V4 positions that the account names itself. */
type Whose = {
  account: Address
  chain: Pick<Chain, 'uniswap' | 'currency'>
  typed?: readonly Address[]
  typedV4?: readonly bigint[]
  /** V4 positions that came long ago, found by looking further back. */
  earlierV4?: readonly bigint[]
}

/** What an account holds of the pools of a chain. Rejects when the chain does not answer. */
export async function readLiquidity(
  rpc: Rpc,
  { account, chain: { uniswap = {}, currency }, typed = [], typedV4 = [], earlierV4 = [] }: Whose,
): Promise<Held> {
  const manager = uniswap.v4Positions
  const [pairs, { positions, more }, v4] = await Promise.all([
    readPairs(rpc, { account, factory: uniswap.v2Factory, typed }),
    ownPositions(rpc, account, uniswap),
    manager && findPositionsV4(rpc, { account, manager, coin: currency, typed: typedV4, earlier: earlierV4 }),
  ])
  return { pairs, positions, more, ...(v4 && { v4 }) }
}

async function readPairs(
  rpc: Rpc,
  { account, factory, typed }: { account: Address; factory: Address | undefined; typed: readonly Address[] },
): Promise<HeldPair[]> {
  if (!factory) return []
  const candidates = [...new Set([...typed, ...(await ownTokens(rpc, account))])]
  const read = await Promise.all(
    candidates.map(async (address) => {
      // Anyone can write a contract that calls itself a pair: only those the factory knows are pairs.
      const pair = await readPair(rpc, factory, address)
      if (!pair) return []
      const balance = await readContract(rpc, { to: address, abi: tokenAbi, name: 'balanceOf', args: [account] })
      return [{ address, tokens: pair.tokens, balance, supply: pair.supply, amounts: partOf(pair, balance) }]
    }),
  )
  return read.flat().filter(({ balance }) => balance > 0n)
}
