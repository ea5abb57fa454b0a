import type { Hash, RpcLog } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { send } from '#core/http/send.ts'
import type { MintLine, Relayed } from '#tools/mint/campaign/mint-event.ts'
import { planState, type Progress } from '#tools/plan/plan-state.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { explainReason } from './mint-errors.ts'
import { mintOutline, type MintPlan } from './mint-kind.ts'
import { mintedIn } from './minted-in.ts'

/** How a mint ended: with a token, or with why not. */
export type End = { token: bigint; hash: Hash } | { message: string; hash?: Hash }

/** Milliseconds before a server that cannot take a mint at the moment is asked for it again. */
export const askPauses = [1_500, 3_000, 5_000, 8_000, 13_000, 20_000]

/** Milliseconds between two questions: often at first, seldom when it takes long, and at most the last of them in a long line. */
const pauses = [700, 1_000, 1_500, 2_500, 4_000]
const longest = 30_000

/** Milliseconds that one piece before this one takes at the least: a line is slow while visitors join it, and fast when they have. */
const quickest = 1_000 / 100

/**
 * Milliseconds until the next question about a mint: half of the time that it is said to take, so that a long line is not made of questions, but
 * no longer than it may take.
 */
export function pauseBefore({ ahead = 0, seconds = 0 }: MintLine, tries: number): number {
  const usual = pauses[Math.min(tries, pauses.length - 1)]!
  return Math.max(usual, Math.min(seconds * 500, ahead * quickest, longest))
}

type Watch = { signal: AbortSignal; onLine: (line: MintLine) => void }

/** Follows a mint that the site pays for, also over a network that comes and goes. `onLine` hears how long the line before it is. */
export async function waitForRelay(first: Relayed, { signal, onLine }: Watch): Promise<End> {
  let told = first
  for (let tries = 0; told.status === 'sent'; tries++) {
    onLine(told)
    await pause(pauseBefore(told, tries), signal)
    const reply = await send<Relayed>('GET', `/api/mint/relay/${first.id}`, { signal })
    if ('answer' in reply) told = reply.answer
  }
  const { hash, token, status } = told
  if (status === 'mined' && token) return { token: BigInt(token), hash }
  return { hash, message: 'Another visitor was faster, or all pieces are minted. Check the code again.' }
}

/** Follows a mint that the visitor pays for, as the transaction centre does, until it is in a block. */
export async function waitForTransaction(plan: MintPlan, signal: AbortSignal): Promise<End> {
  const { next, steps } = await new Promise<Progress>((resolve, reject) => {
    const store = transactionStore()
    const look = () => {
      const progress = planState(plan, mintOutline(plan), { transactions: store.list(), chain: { made: {} } })
      if (progress.next.do === 'wait') return
      stop()
      resolve(progress)
    }
    const stop = store.subscribe(look)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason as Error)
    })
    look()
  })
  const failed = 'failed' in next ? next.failed : undefined
  const hash = steps[0]!.hash ?? failed?.hash ?? plan.sent![0]!
  if (failed?.detail === 'replaced' || failed?.detail === 'cancelled')
    return { message: 'Another transaction of yours took its place, so nothing was minted.', hash }
  if (next.do !== 'done') {
    const { message, remedy } = explainReason(failed?.reason)
    return { message: `${message} ${remedy}`, hash }
  }
  const receipt = (await pageRpc()('eth_getTransactionReceipt', [hash])) as { logs: RpcLog[] } | null
  const token = mintedIn(receipt?.logs ?? [], plan.campaign.contract)
  return token === undefined ? { message: 'It was sent, and minted nothing.', hash } : { token, hash }
}

/** Waits so many milliseconds; rejects when it is ended meanwhile. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
