import { randomUUID } from 'node:crypto'
import { keccak256, type Address, type Hex, type PrivateKeyAccount } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import type { InTurn } from '#core/one-at-a-time.ts'
import { lockSender, relayOfSlot, spending, type RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
import { mintRelay } from '#tools/mint/campaign/tables.server.ts'
import { explainRevert } from '#tools/mint/plan/mint-errors.ts'
import { failMint } from '#tools/mint/errors.ts'
import type { Call } from '#tools/plan/simulate.ts'

/** What paying for mints needs. */
export type RelayDeps = {
  db: Database
  rpc: Rpc
  /** What a transaction costs at the moment. */
  fees(): Promise<Fees>
  payer: PrivateKeyAccount
  chainId: number
  /** The queue of this server: a request that waits in it for the lock of the database holds no connection. */
  inTurn: InTurn
}

/** What the site is to pay for: the call, who gets the token, and what of the collection is paid for once. */
export type Sponsoring = { call: Call; contract: Address; recipient: Address; slot: string; budget: bigint }

/** The gas of a mint is known to a fifth: what a mint before it does to the collection changes little. */
const spareGas = 120n

/**
 * Pays for a mint, once for each slot: a second call answers the first one's row. Throws `mint.refused` when the collection would refuse
 * it, `mint.unsponsored` when the budget or the pool does not reach, and `mint.used` when the slot was paid for another account.
 */
export async function payForMint(deps: RelayDeps, sponsoring: Sponsoring): Promise<RelayRow> {
  const { db, rpc, payer, inTurn } = deps
  const { contract, recipient, slot } = sponsoring
  const earlier = await relayOfSlot(db, contract, slot)
  if (earlier) return sameRecipient(earlier, recipient)
  // Before the queue of transactions: what the collection refuses keeps nobody waiting.
  const gas = await rehearse(rpc, payer.address, sponsoring.call)
  const fees = await deps.fees()
  const row = await inTurn(() =>
    db.transaction(async (tx) => {
      await lockSender(tx, payer.address)
      const meanwhile = await relayOfSlot(tx, contract, slot)
      if (meanwhile) return sameRecipient(meanwhile, recipient)
      return reserve(tx, deps, { ...sponsoring, gas, fees })
    }),
  )
  await sendAgain(rpc, row)
  return row
}

type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

async function reserve(
  tx: Database,
  { rpc, payer, chainId }: RelayDeps,
  { call, contract, recipient, slot, budget, gas, fees }: Sponsoring & { gas: bigint; fees: Fees },
): Promise<RelayRow> {
  const costWei = gas * fees.maxFeePerGas
  const used = await spending(tx, { contract, sender: payer.address })
  if (used.spent + costWei > budget) throw failMint('mint.unsponsored')
  const asked = Promise.all([
    rpc('eth_getBalance', [payer.address, 'latest']),
    rpc('eth_getTransactionCount', [payer.address, 'pending']),
  ])
  const [pool, next] = await asked.catch((error: unknown) => {
    throw fail('server.unavailable').because(error)
  })
  if (used.pending + costWei > BigInt(pool as string)) throw failMint('mint.unsponsored')
  const nonce = Math.max(Number(next), (used.nonce ?? -1) + 1)
  const raw = await payer.signTransaction({ ...call, chainId, nonce, gas, ...fees, type: 'eip1559' })
  const hashes = [keccak256(raw)]
  const sender = payer.address
  const values = { id: randomUUID(), contract, slot, recipient, sender, nonce, raw, hashes, costWei, status: 'sent' }
  const [row] = await tx
    .insert(mintRelay)
    .values(values as typeof mintRelay.$inferInsert)
    .returning()
  return row!
}

function sameRecipient(row: RelayRow, recipient: Address): RelayRow {
  if (row.recipient !== recipient) throw failMint('mint.used')
  return row
}

/** Sends a stored transaction. A failure is ignored: the row stays, and the next reconciliation sends it again. */
export async function sendAgain(rpc: Rpc, { raw }: Pick<RelayRow, 'raw'>): Promise<void> {
  await rpc('eth_sendRawTransaction', [raw]).catch(() => undefined)
}

async function rehearse(rpc: Rpc, from: Address, call: Call): Promise<bigint> {
  try {
    const gas = BigInt((await rpc('eth_estimateGas', [{ from, ...call }])) as string)
    return (gas * spareGas) / 100n
  } catch (error) {
    if (!(error instanceof NodeRefused)) throw fail('server.unavailable').because(error)
    if (/insufficient|funds/i.test(error.message) && !error.data) throw failMint('mint.unsponsored').because(error)
    const { message, remedy } = explainRevert(error.data as Hex | undefined)
    throw failMint('mint.refused', { sentence: `${message} ${remedy}` }).because(error)
  }
}

/** What a transaction may cost for each unit of gas, in wei: twice the fee of the newest block, and a tip. */
export async function feesNow(rpc: Rpc): Promise<Fees> {
  const [block, tip] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: string }>,
    rpc('eth_maxPriorityFeePerGas', []).then(
      (value) => BigInt(value as string),
      () => 1_000_000_000n,
    ),
  ])
  return { maxFeePerGas: 2n * BigInt(block.baseFeePerGas ?? 0) + tip, maxPriorityFeePerGas: tip }
}
