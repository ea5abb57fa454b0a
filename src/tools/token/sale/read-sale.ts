import type { Address, Hex } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { Erc1155Options, Erc721Options } from '#tools/token/features/options.ts'
import type { Phase } from '#tools/token/features/values.ts'
import { saleAbi } from './sale-abi.ts'

/** A phase as it is now. `left`: how many pieces the account can still buy in it; undefined without an account. */
export type PhaseNow = Phase & { at: number; isOpen: boolean; left?: bigint }

/** What a collection says of its sale and its reveal now. Amounts are in wei. */
export type SaleNow = {
  phases: PhaseNow[]
  /** Of a collection: how many pieces there are, and how many can still be created; undefined without a largest number. */
  made?: bigint
  left?: bigint
  /** Of editions: how many are on sale, and how many pieces of each there can be. */
  editions?: EditionsOnSale
  proceeds?: Address
  balance: bigint
  /** Of a collection with a reveal: its hash, and whether it was shown. */
  reveal?: { commitment: Hex; revealed: boolean }
}

/** Numbered editions, and the most pieces of each. */
export type EditionsOnSale = { count: bigint; size: bigint }

/** What can have a sale. */
export type SoldOptions = Erc721Options | Erc1155Options

type Asked = { address: Address; options: SoldOptions; account: Address | undefined }

/** Asks a collection about its sale. Rejects when the chain does not answer. */
export async function readSale(rpc: Rpc, { address: to, options, account }: Asked): Promise<SaleNow> {
  const token = { to, abi: saleAbi } as const
  const pieces = options.kind === 'erc721' ? options : undefined
  const [made, most, editions, block, balance, sale, reveal] = await Promise.all([
    pieces && readContract(rpc, { ...token, name: 'lastTokenId', args: [] }),
    pieces?.capped ? readContract(rpc, { ...token, name: 'maxSupply', args: [] }) : undefined,
    options.kind === 'erc1155' ? readEditions(rpc, to) : undefined,
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ timestamp: Hex }>,
    rpc('eth_getBalance', [to, 'latest']) as Promise<Hex>,
    options.sale ? readPhases(rpc, to, account) : { phases: [], proceeds: undefined },
    pieces?.reveal ? readReveal(rpc, to) : undefined,
  ])
  // A chain on which nothing happens makes no blocks, but its next one has the time of today.
  const now = BigInt(Math.max(Number(block.timestamp), Math.floor(Date.now() / 1000)))
  return {
    phases: sale.phases.map((phase) => ({ ...phase, isOpen: isOpenAt(phase, now) })),
    proceeds: sale.proceeds,
    made,
    ...(most !== undefined && made !== undefined && { left: most - made }),
    editions,
    balance: BigInt(balance),
    reveal,
  }
}

/** Whether a phase is open at a second. */
export function isOpenAt({ start, end }: Pick<Phase, 'start' | 'end'>, now: bigint): boolean {
  return now >= start && (end === 0n || now < end)
}

/** How many pieces of an edition there are. Rejects when the chain does not answer. */
export function readMade(rpc: Rpc, to: Address, edition: bigint): Promise<bigint> {
  return readContract(rpc, { to, abi: saleAbi, name: 'totalSupply', args: [edition] })
}

async function readEditions(rpc: Rpc, to: Address): Promise<EditionsOnSale> {
  const token = { to, abi: saleAbi } as const
  const [count, size] = await Promise.all([
    readContract(rpc, { ...token, name: 'editionCount', args: [] }),
    readContract(rpc, { ...token, name: 'editionSize', args: [] }),
  ])
  return { count, size }
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
