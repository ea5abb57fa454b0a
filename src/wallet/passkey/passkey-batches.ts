import type { Hash } from 'viem'
import { brandKey } from '#content/brand-key.ts'
import { passkeyChain } from './passkey-operation.ts'

const entry = `${brandKey}.passkey.batches`

/** How many batches are kept: one is looked up until its transaction is known to the site. */
const most = 20

type Kept = readonly (readonly [id: string, hash: Hash])[]

let batches: Kept | undefined

function read(): Kept {
  if (batches) return batches
  try {
    const found: unknown = JSON.parse(localStorage.getItem(entry) ?? '')
    batches = Array.isArray(found) ? (found as Kept) : []
  } catch {
    batches = []
  }
  return batches
}

/** Keeps in which transaction the calls of an id are. */
export function keepBatch(id: string, hash: Hash): void {
  batches = [[id, hash] as const, ...read()].slice(0, most)
  try {
    localStorage.setItem(entry, JSON.stringify(batches))
  } catch {
    // They are then known as long as the page.
  }
}

/** What EIP-5792 says of calls that are in a block; undefined where none are known under this id. */
export function statusOfBatch(id: string) {
  const found = read().find(([known]) => known === id)
  return (
    found && {
      version: '2.0.0',
      id,
      chainId: passkeyChain,
      status: 200,
      atomic: true,
      receipts: [{ transactionHash: found[1], status: '0x1' }],
    }
  )
}
