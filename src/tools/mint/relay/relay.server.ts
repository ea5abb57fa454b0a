import { randomUUID } from 'node:crypto'
import { keccak256, type Address, type Hex, type PrivateKeyAccount } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { inBatches, type Served } from '#core/in-batches.ts'
import { lockSender, onTheirWay, relayOfSlot, spentOn, type RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
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
}

/** What the site is to pay for: the call, who gets the token, and what of the collection is paid for once. */
export type Sponsoring = { call: Call; contract: Address; recipient: Address; slot: string; budget: bigint }

/** The gas of a mint is known to a fifth: what a mint before it does to the collection changes little. */
const spareGas = 120n

/** So many mints get their numbers in one transaction of the database, which asks the chain once for all of them. */
const together = 50

/**
 * Answers a function that pays for a mint, once for each slot: a second call answers the first one's row. It throws `mint.refused` when the
 * collection would refuse it, `mint.unsponsored` when the budget or the pool does not reach, and `mint.used` when the slot was paid for
 * another account. Who waits for a number holds no connection of the database.
 */
export function mintPayer(deps: RelayDeps): (sponsoring: Sponsoring) => Promise<RelayRow> {
  const { db, rpc, payer } = deps
  const reserveNext = inBatches(together, (batch: Priced[]) => reserveAll(deps, batch))
  return async (sponsoring) => {
    const { contract, recipient, slot } = sponsoring
    const earlier = await relayOfSlot(db, contract, slot)
    if (earlier) return sameRecipient(earlier, recipient)
    // Before the queue of transactions: what the collection refuses keeps nobody waiting.
    const gas = await rehearse(rpc, payer.address, sponsoring.call)
    const row = await reserveNext({ ...sponsoring, gas, fees: await deps.fees() })
    await sendAgain(rpc, row)
    return row
  }
}

type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
type Priced = Sponsoring & { gas: bigint; fees: Fees }

/**
 * What an account may still pay for, in wei, the number of its next transaction, and what its collections have cost: read once for a batch, and
 * counted on with each mint.
 */
type Purse = { left: bigint; next: number; spent: Map<Address, bigint> }

/** Gives each mint the next number of the account, signs it and stores it, before anything is sent. */
async function reserveAll(deps: RelayDeps, batch: readonly Priced[]): Promise<Served<RelayRow>[]> {
  const { db, payer } = deps
  return db.transaction(async (tx) => {
    await lockSender(tx, payer.address)
    const purse = await openPurse(tx, deps)
    const served: Served<RelayRow>[] = []
    for (const priced of batch)
      served.push(
        await reserve(tx, deps, priced, purse).then(
          (result) => ({ result }),
          (error: unknown) => {
            // What is no refusal has ended the transaction, and with it the whole batch.
            if (!(error instanceof AppError)) throw error
            return { error }
          },
        ),
      )
    return served
  })
}

async function openPurse(tx: Database, { rpc, payer }: RelayDeps): Promise<Purse> {
  const sender = payer.address
  const [balance, count] = await Promise.all([
    rpc('eth_getBalance', [sender, 'latest']),
    rpc('eth_getTransactionCount', [sender, 'pending']),
  ]).catch((error: unknown) => {
    throw fail('chain.silent').because(error)
  })
  const { wei, nonce } = await onTheirWay(tx, sender)
  const next = Math.max(Number(count), (nonce ?? -1) + 1)
  return { left: BigInt(balance as string) - wei, next, spent: new Map() }
}

async function reserve(
  tx: Database,
  { payer, chainId }: RelayDeps,
  { call, contract, recipient, slot, budget, gas, fees }: Priced,
  purse: Purse,
): Promise<RelayRow> {
  const meanwhile = await relayOfSlot(tx, contract, slot)
  if (meanwhile) return sameRecipient(meanwhile, recipient)
  const costWei = gas * fees.maxFeePerGas
  const spent = purse.spent.get(contract) ?? (await spentOn(tx, contract))
  if (spent + costWei > budget || costWei > purse.left) throw failMint('mint.unsponsored')
  const nonce = purse.next
  const raw = await payer.signTransaction({ ...call, chainId, nonce, gas, ...fees, type: 'eip1559' })
  const hashes = [keccak256(raw)]
  const sender = payer.address
  const values = { id: randomUUID(), contract, slot, recipient, sender, nonce, raw, hashes, costWei, status: 'sent' }
  const [row] = await tx
    .insert(mintRelay)
    .values(values as typeof mintRelay.$inferInsert)
    .returning()
  purse.spent.set(contract, spent + costWei)
  purse.left -= costWei
  purse.next++
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
    if (!(error instanceof NodeRefused)) throw fail('chain.silent').because(error)
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
