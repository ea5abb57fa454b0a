import type { Hash } from 'viem'
import { brandKey } from '#content/brand-key.ts'
import { operationAt, passkeyChain } from './passkey-operation.ts'

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

/** Keeps by which transaction the calls of an id were sent: before it is in a block, so that a page that is left loses nothing. */
export function keepBatch(id: string, hash: Hash): void {
  batches = [[id, hash] as const, ...read()].slice(0, most)
  try {
    localStorage.setItem(entry, JSON.stringify(batches))
  } catch {
    // They are then known as long as the page.
  }
}

/** The codes of EIP-5792. */
const codes = { waiting: 100, done: 200, reverted: 500 } as const

/** What EIP-5792 says of calls, as the chain has them now; undefined where none are known under this id. */
export async function statusOfBatch(id: string) {
  const found = read().find(([known]) => known === id)
  if (!found) return undefined
  const [, transactionHash] = found
  const at = await operationAt(transactionHash)
  return {
    version: '2.0.0',
    id,
    chainId: passkeyChain,
    status: codes[at],
    atomic: true,
    ...(at !== 'waiting' && { receipts: [{ transactionHash, status: at === 'done' ? '0x1' : '0x0' }] }),
  }
}
