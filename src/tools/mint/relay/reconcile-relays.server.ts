import { keccak256, parseTransaction, type Hex } from 'viem'
import { changeRelay, settleRelays, waitingRelays, type RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
import type { RelayDeps } from './relay.server.ts'
import { feesNow, sendAgain } from './relay.server.ts'

/** Milliseconds after which a transaction that is in no block is sent again with a higher fee. */
const timeoutMs = 30_000

/** So many are asked for at once: a node that is asked for more says that it is busy. */
const together = 16

/** Of those that are in no block, the first so many are looked after: what stands behind them waits for them. As many that have no receipt. */
const first = 10

/** Of those that the node does not have, so many are given to it again at a time. */
const mostMissing = 100

type Receipt = { status: Hex; gasUsed: Hex; effectiveGasPrice: Hex }

/**
 * Looks after the mints that are on their way: notes which are mined and what they cost, and sends again, with a higher fee, what has
 * waited long or was lost. Call it with every question about a mint; it does nothing while nothing waits. Two questions say how far the chain
 * is and up to which number its node has transactions, so that only what is mined or missing is asked for. `onLook` hears the first of them:
 * how many transactions of the account are in blocks.
 */
export async function reconcileRelays(deps: RelayDeps, onLook?: (mined: number) => void): Promise<void> {
  const { db, rpc, payer } = deps
  const rows = await waitingRelays(db, payer.address)
  if (rows.length === 0) return
  const count = async (until: string) => Number(await rpc('eth_getTransactionCount', [payer.address, until]))
  const [mined, known] = await Promise.all([count('latest'), count('pending')])
  onLook?.(mined)
  const passed = rows.filter(({ nonce }) => nonce < mined)
  const unseen = await inGroups(passed, (group) => settleMined(deps, group))
  const waiting = rows.filter(({ nonce }) => nonce >= mined)
  const missing = waiting.slice(first).filter(({ nonce }) => nonce >= known)
  const late = [unseen.slice(0, first), waiting.slice(0, first), missing.slice(0, mostMissing)].flat()
  await inGroups(late, (group) => Promise.allSettled(group.map((row) => lookAfter(deps, row))))
}

/** Does the work for some rows after the other, and answers all of their answers. */
async function inGroups<answer>(rows: readonly RelayRow[], work: (group: readonly RelayRow[]) => Promise<answer[]>) {
  const answers: answer[] = []
  for (let at = 0; at < rows.length; at += together) answers.push(...(await work(rows.slice(at, at + together))))
  return answers
}

/**
 * Notes what became of mints whose numbers are used. Answers those that have no receipt: another transaction took their number, or the node
 * is behind. One that cannot be asked for at the moment holds up no other, and is looked at the next time.
 */
async function settleMined(deps: RelayDeps, rows: readonly RelayRow[]): Promise<RelayRow[]> {
  const asked = await Promise.allSettled(rows.map((row) => receiptOf(deps, row)))
  const receipts = asked.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  await settleRelays(
    deps.db,
    rows.flatMap(({ id }, at) => {
      const receipt = receipts[at]
      if (!receipt) return []
      const costWei = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
      return [{ id, costWei, status: BigInt(receipt.status) === 1n ? ('mined' as const) : ('failed' as const) }]
    }),
  )
  return rows.filter((_, at) => asked[at]!.status === 'fulfilled' && !receipts[at])
}

async function lookAfter(deps: RelayDeps, row: RelayRow): Promise<void> {
  if (Date.now() - row.sentAt.getTime() > timeoutMs) return hurry(deps, row)
  const found = await deps.rpc('eth_getTransactionByHash', [row.hashes.at(-1)])
  if (!found) await sendAgain(deps.rpc, row)
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
