import type { TokenOptions } from '#tools/token/features/options.ts'
import type { MintRow } from './read-mint-list.ts'

/** Gas: what creating a piece for oneself costs, what sending it on costs, and what each transaction costs besides. */
export type MintGas = { mint: number; send: number; base: number }

/** The largest transaction that Ethereum takes (EIP-7825). */
const largestTransaction = 16_777_216

/** Measured, with some more: `mint-plan.test.ts` holds the largest transaction of each against the chain. */
export function mintGas(options: TokenOptions): MintGas {
  if (options.kind === 'erc1155') return { mint: 50_000, send: 40_000, base: 150_000 }
  const isListed = options.kind === 'erc721' && options.enumerable
  return isListed ? { mint: 125_000, send: 80_000, base: 150_000 } : { mint: 32_000, send: 44_000, base: 150_000 }
}

/** The pieces that one transaction has room for, on a chain whose blocks have so much gas. */
export function roomIn({ mint, send, base }: MintGas, blockGas: number): number {
  // A block is shared with others.
  const most = Math.min(largestTransaction, Math.floor(blockGas / 2)) * 0.9 - base
  return Math.max(1, Math.floor(most / Math.max(mint, send)))
}

/** The rows of a list by transactions: of a collection so many pieces in each, of editions so many rows. A row is split where it has to be. */
export function chunksOf(rows: readonly MintRow[], room: number): MintRow[][] {
  const chunks: MintRow[][] = []
  let left = 0
  for (const row of rows) {
    if (row.id !== undefined) {
      if (left === 0) chunks.push([])
      left = (left || room) - 1
      chunks.at(-1)!.push(row)
      continue
    }
    for (let count = row.count; count > 0;) {
      if (left === 0) {
        chunks.push([])
        left = room
      }
      const part = Math.min(count, left)
      chunks.at(-1)!.push({ ...row, count: part })
      count -= part
      left -= part
    }
  }
  return chunks
}

/** How many transactions the pieces need, the approval included, and about how much gas. */
export function effortOf(
  rows: readonly MintRow[],
  { gas, room, held = false }: { gas: MintGas; room: number; held?: boolean },
) {
  const chunks = chunksOf(rows, room)
  const pieces = chunks.flat().reduce((sum, { id, count }) => sum + (id === undefined ? count : 1), 0)
  return {
    // Pieces that are held are not created.
    transactions: 1 + (held ? 1 : 2) * chunks.length,
    gas: BigInt(pieces * (gas.mint + gas.send) + (2 * chunks.length + 1) * 60_000),
  }
}
