import type { Address, Hex } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import type { Phase } from '#tools/token/features/values.ts'
import { saleAbi } from './sale-abi.ts'

/** A phase as it is now. `left`: how many pieces the account can still buy in it; undefined without an account. */
export type PhaseNow = Phase & { at: number; isOpen: boolean; left?: bigint }

/** What a collection says of its sale and its reveal now. Amounts are in wei. */
export type SaleNow = {
  phases: PhaseNow[]
  made: bigint
  /** How many pieces can still be created; undefined without a largest number. */
  left?: bigint
  proceeds?: Address
  balance: bigint
  /** Of a collection with a reveal: its hash, and whether it was shown. */
  reveal?: { commitment: Hex; revealed: boolean }
}

type Asked = { address: Address; options: Erc721Options; account: Address | undefined }

/** Asks a collection about its sale. Rejects when the chain does not answer. */
export async function readSale(rpc: Rpc, { address: to, options, account }: Asked): Promise<SaleNow> {
  const token = { to, abi: saleAbi } as const
  const [made, most, block, balance, sale, reveal] = await Promise.all([
    readContract(rpc, { ...token, name: 'lastTokenId', args: [] }),
    options.capped ? readContract(rpc, { ...token, name: 'maxSupply', args: [] }) : undefined,
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ timestamp: Hex }>,
    rpc('eth_getBalance', [to, 'latest']) as Promise<Hex>,
    options.sale ? readPhases(rpc, to, account) : { phases: [], proceeds: undefined },
    options.reveal ? readReveal(rpc, to) : undefined,
  ])
  // A chain on which nothing happens makes no blocks, but its next one has the time of today.
  const now = BigInt(Math.max(Number(block.timestamp), Math.floor(Date.now() / 1000)))
  return {
    phases: sale.phases.map((phase) => ({ ...phase, isOpen: isOpenAt(phase, now) })),
    proceeds: sale.proceeds,
    made,
    ...(most !== undefined && { left: most - made }),
    balance: BigInt(balance),
    reveal,
  }
}

/** Whether a phase is open at a second. */
export function isOpenAt({ start, end }: Pick<Phase, 'start' | 'end'>, now: bigint): boolean {
  return now >= start && (end === 0n || now < end)
}

async function readPhases(rpc: Rpc, to: Address, account: Address | undefined) {
  const token = { to, abi: saleAbi } as const
  const [count, proceeds] = await Promise.all([
    readContract(rpc, { ...token, name: 'phaseCount', args: [] }),
    readContract(rpc, { ...token, name: 'proceeds', args: [] }),
  ])
  const phases = await Promise.all(
    Array.from({ length: Number(count) }, async (_, at) => {
      const [phase, bought] = await Promise.all([
        readContract(rpc, { ...token, name: 'phaseAt', args: [BigInt(at)] }),
        account && readContract(rpc, { ...token, name: 'bought', args: [BigInt(at), account] }),
      ])
      return { ...phase, at, left: bought === undefined ? undefined : phase.limit - bought }
    }),
  )
  return { phases, proceeds }
}

async function readReveal(rpc: Rpc, to: Address) {
  const token = { to, abi: saleAbi } as const
  const [commitment, revealed] = await Promise.all([
    readContract(rpc, { ...token, name: 'commitment', args: [] }),
    readContract(rpc, { ...token, name: 'revealed', args: [] }),
  ])
  return { commitment, revealed }
}
