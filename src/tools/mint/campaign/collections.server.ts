import type { Address, Hex } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Database } from '#core/database/database.server.ts'
import { proofOf, type Tree } from '#core/merkle/tree.ts'
import { treeOf } from '#tools/mint/codes/code-list.server.ts'
import { publishedKeys } from './campaign-store.server.ts'
import { readProgress, readTerms, type Terms } from './read-collection.ts'

/** What is cached of the collections: their terms permanently, their progress for a moment, and their trees. */
export type Collections = {
  terms(contract: Address): Promise<Terms>
  progress(contract: Address): Promise<{ minted: number; redeemed: number }>
  /** Where a key is on the list of a collection; undefined when it is not. */
  place(db: Database, contract: Address, key: Address): Promise<{ index: number; proof: Hex[] } | undefined>
  /** The proof of a code by its index; undefined when the list has none. */
  proof(db: Database, contract: Address, index: number): Promise<Hex[] | undefined>
}

/** How many milliseconds an answer is reused for all visitors. */
const moment = 2_000

type Listed = { indices: Map<string, number>; tree: Tree }

/** Collections as this server remembers them. What could not be read is asked for again by the next call. */
export function rememberCollections(rpc: Rpc): Collections {
  const terms = new Map<Address, Promise<Terms>>()
  const lists = new Map<Address, Promise<Listed | undefined>>()
  const progress = new Map<Address, { until: number; read: ReturnType<typeof readProgress> }>()

  const listOf = (db: Database, contract: Address) => once(lists, contract, () => readList(db, contract))

  return {
    terms: (contract) => once(terms, contract, () => readTerms(rpc, contract)),
    progress(contract) {
      const known = progress.get(contract)
      if (known && known.until > performance.now()) return known.read
      const read = readProgress(rpc, contract)
      progress.set(contract, { until: performance.now() + moment, read })
      read.catch(() => progress.delete(contract))
      return read
    },
    async place(db, contract, key) {
      const list = await listOf(db, contract)
      const index = list?.indices.get(key.toLowerCase())
      return index === undefined ? undefined : { index, proof: proofOf(list!.tree, index) }
    },
    async proof(db, contract, index) {
      const list = await listOf(db, contract)
      return list && index < list.indices.size ? proofOf(list.tree, index) : undefined
    },
  }
}

/** What is kept under a key, or is read now; what could not be read is forgotten. */
function once<value>(kept: Map<Address, Promise<value>>, key: Address, read: () => Promise<value>): Promise<value> {
  const known = kept.get(key)
  if (known) return known
  const reading = read()
  kept.set(key, reading)
  reading.catch(() => kept.delete(key))
  return reading
}

async function readList(db: Database, contract: Address): Promise<Listed | undefined> {
  const keys = await publishedKeys(db, contract)
  if (!keys || keys.length === 0) return undefined
  return { indices: new Map(keys.map((key, index) => [key, index])), tree: treeOf(keys) }
}
