import type { Address } from 'viem'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { vaultAbi } from './vault-abi.ts'

/** What an account has in a vault and could deposit. Amounts of the asset in its smallest unit, `shares` in theirs. */
export type Position = {
  vault: Address
  asset: { address: Address; symbol: string; decimals: number; balance: bigint }
  shares: bigint
  /** What the shares are worth now. */
  worth: bigint
  /** Deposits are stopped. */
  stopped: boolean
}

/** Reads the position of an account in a vault. Rejects when the chain does not answer. */
export async function readPosition(rpc: Rpc, vault: Address, account: Address): Promise<Position> {
  const own = { to: vault, abi: vaultAbi } as const
  const address = await readContract(rpc, { ...own, name: 'asset', args: [] })
  const asset = { to: address, abi: vaultAbi } as const
  const [symbol = 'of the asset', decimals = 18, balance, shares, worth, most] = await Promise.all([
    unlessRefused(readContract(rpc, { ...asset, name: 'symbol', args: [] })),
    unlessRefused(readContract(rpc, { ...asset, name: 'decimals', args: [] })),
    readContract(rpc, { ...asset, name: 'balanceOf', args: [account] }),
    readContract(rpc, { ...own, name: 'balanceOf', args: [account] }),
    readContract(rpc, { ...own, name: 'maxWithdraw', args: [account] }),
    readContract(rpc, { ...own, name: 'maxDeposit', args: [account] }),
  ])
  return { vault, asset: { address, symbol, decimals, balance }, shares, worth, stopped: most === 0n }
}
