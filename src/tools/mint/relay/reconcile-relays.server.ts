import { keccak256, parseTransaction, type Hex } from 'viem'
import { changeRelay, waitingRelays, type RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
import type { RelayDeps } from './relay.server.ts'
import { feesNow, sendAgain } from './relay.server.ts'

/** Milliseconds after which a transaction that is in no block is sent again with a higher fee. */
const timeoutMs = 30_000

/** So many are looked at together. */
const together = 10

type Receipt = { status: Hex; gasUsed: Hex; effectiveGasPrice: Hex }

/**
 * Looks after the mints that are on their way: notes which are mined and what they cost, and sends again, with a higher fee, what has
 * Call it with every question about a mint; it does nothing while nothing waits.
 */
export async function reconcileRelays(deps: RelayDeps): Promise<void> {
  const { db, payer } = deps
  const rows = await waitingRelays(db, payer.address)
  for (let at = 0; at < rows.length; at += together)
    await Promise.all(rows.slice(at, at + together).map((row) => reconcileOne(deps, row)))
}

async function reconcileOne(deps: RelayDeps, row: RelayRow): Promise<void> {
  const { db, rpc } = deps
  const receipt = await receiptOf(deps, row)
  if (receipt) {
    const costWei = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    await changeRelay(db, row.id, { costWei, status: BigInt(receipt.status) === 1n ? 'mined' : 'failed' })
  } else if (Date.now() - row.sentAt.getTime() > timeoutMs) await hurry(deps, row)
  else await rpc('eth_getTransactionByHash', [row.hashes.at(-1)]).then((found) => found ?? sendAgain(rpc, row))
}

async function receiptOf({ rpc }: RelayDeps, { hashes }: RelayRow): Promise<Receipt | undefined> {
  for (const hash of hashes.toReversed()) {
    const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as Receipt | null
    if (receipt) return receipt
  }
  return undefined
}

/** A fee that nodes take in the place of another: an eighth more, or what is usual now if that is more. */
function raised(before: bigint, wanted: bigint): bigint {
  const least = (before * 9n) / 8n + 1n
  return wanted > least ? wanted : least
}

/** The same transaction with the same number, and a higher fee. */
async function hurry({ db, rpc, payer, chainId }: RelayDeps, row: RelayRow): Promise<void> {
  const { to, data, gas, nonce, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(row.raw as Hex)
  const now = await feesNow(rpc)
  const fees = {
    maxFeePerGas: raised(maxFeePerGas, now.maxFeePerGas),
    maxPriorityFeePerGas: raised(maxPriorityFeePerGas, now.maxPriorityFeePerGas),
  }
  const raw = await payer.signTransaction({ type: 'eip1559', chainId, to, data, gas, nonce, ...fees })
  const hashes = [...row.hashes, keccak256(raw)]
  await changeRelay(db, row.id, { raw, hashes, costWei: gas! * fees.maxFeePerGas, sentAt: new Date() })
  await sendAgain(rpc, { raw })
}
