import type { Address } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { findPositionsV4 } from '#chain/positions/find-positions-v4.ts'
import { lockedFees } from '#chain/positions/locked-fees.ts'
import { ownPositions } from '#chain/positions/own-positions.ts'
import { amountsText, positionName } from '#chain/positions/position-names.ts'
import { readPositionsV4 } from '#chain/positions/read-positions-v4.ts'
import { readPositions } from '#chain/positions/read-positions.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import type { Database } from '#core/database/database.server.ts'
import { positionsOf } from '#tools/indexed/positions.server.ts'
import type { OwnPosition } from '#tools/indexed/thing.ts'
import { readPermissions } from '#tools/dashboard/permissions/read-permissions.server.ts'
import type { OnChain } from './on-chain.ts'

type Asked = { db: Database; account: Address; chain: Pick<Chain, 'id' | 'uniswap' | 'currency'> }

/** Locked positions whose fees are asked for: the first. */
const mostFees = 20

/** What the chain says of an account now. A part that cannot be read takes no other with it. Rejects when the chain is silent. */
export async function readOnChain(rpc: Rpc, asked: Asked): Promise<OnChain> {
  // Asked first: what is read is of this block or a later one.
  const block = Number((await rpc('eth_blockNumber', [])) as string)
  const parts = await Promise.allSettled([readPermissions(rpc, asked), loosePositions(rpc, asked), feesOf(rpc, asked)])
  const [permissions, loose, fees] = parts.map((part) => (part.status === 'fulfilled' ? part.value : undefined)) as [
    OnChain['permissions'],
    OnChain['loose'],
    OnChain['fees'],
  ]
  const [first] = parts
  // An account that has locked nothing has no fees to ask for: that part then says nothing of the chain.
  const hasFees = fees && Object.keys(fees).length > 0
  if (!permissions && !loose && !hasFees && first.status === 'rejected') throw first.reason
  return { block, ...(permissions && { permissions }), ...(loose && { loose }), ...(fees && { fees }) }
}

/** The managers of Uniswap that the chain is known to have, the newest positions first; of V4 those that came to the account lately. */
async function loosePositions(rpc: Rpc, { account, chain }: Asked): Promise<OnChain['loose']> {
  const { uniswap = {}, currency: coin } = chain
  const manager = uniswap.v4Positions
  const [v3, v4] = await Promise.all([
    ownPositions(rpc, account, uniswap),
    manager && findPositionsV4(rpc, { account, manager, coin, typed: [] }),
  ])
  const positions = [...v3.positions, ...(v4?.positions ?? [])]
  return {
    positions: positions.map((position) => ({ name: positionName(position), holds: amountsText(position) })),
    // Blocks that were not searched may have brought some.
    more: v3.more || v4?.more === true || (v4?.from ?? 0) > 0,
  }
}

/** What collecting would pay, of locked positions of the known managers. */
async function feesOf(rpc: Rpc, { db, account, chain }: Asked): Promise<OnChain['fees']> {
  const { uniswap = {}, currency: coin } = chain
  const locked = (await positionsOf(db, account)).slice(0, mostFees)
  const of = async ({ path, manager, tokenId }: OwnPosition) => {
    const kind = manager === uniswap.v3Positions ? 0 : manager === uniswap.v4Positions ? 1 : undefined
    if (kind === undefined) return []
    const ids = [BigInt(tokenId)]
    const [position] =
      kind === 0
        ? await readPositions(rpc, { manager, factory: uniswap.v3Factory!, ids })
        : await readPositionsV4(rpc, { manager, coin, ids })
    const fees = await lockedFees(rpc, { manager, tokenId: BigInt(tokenId), kind, coin })
    if (!position || !fees) return []
    const [first, second] = position.tokens
    return [[path, `${aboutText(fees[0], first)} and ${aboutText(fees[1], second)}`]] as const
  }
  // A token that refuses to say takes the fees of no other with it.
  const found = await Promise.all(locked.map(async (lock) => (await unlessRefused(of(lock))) ?? []))
  return Object.fromEntries(found.flat())
}
