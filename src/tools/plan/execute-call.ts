import type { Hash } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { isProposal } from '#transactions/track/transaction.ts'
import type { Explained } from './explain-error.ts'
import { sendCall, type CallSent, type Sending } from './send-call.ts'
import type { Simulate } from './simulate.ts'
import type { ActionGoing, AdminActionEnd } from './use-admin-action.ts'
import { actionStops } from './why-not-sent.ts'

/** Simulates a single call, shows it and has it sent. Answers why it stopped; undefined: it was sent. Never rejects. */
export async function executeCall(
  simulate: Simulate<unknown>,
  sending: Omit<Sending, 'stops'>,
): Promise<Explained | undefined> {
  const sent = await sendSimulated(simulate, sending)
  return sent.at === 'stopped' ? sent.why : undefined
}

/** The same, with the hash it was sent under. */
async function sendSimulated(simulate: Simulate<unknown>, sending: Omit<Sending, 'stops'>): Promise<CallSent> {
  const simulation = await simulate(pageRpc(), sending.from, [sending.call])
  if (simulation.at === 'refused') return { at: 'stopped', why: simulation.why, lost: false }
  return sendCall({ ...sending, stops: actionStops })
}

type InTurn = {
  first: Omit<Sending, 'stops'>
  second: Omit<Sending, 'stops'>
  /** What is said while the chain takes the first. */
  waits: string
  /** What is said once the chain has the first, where the second was not asked for. */
  next: string
}

/**
 * Sends a call and, once the chain has it, the one that needs it: one press and two prompts. Where the owners of a Safe have to agree to the
 * first, and where the page was left meanwhile, the second waits for a press of its own. Never rejects.
 */
export async function executeInTurn(
  simulate: Simulate<unknown>,
  { first, second, waits, next }: InTurn,
  { tell, signal }: ActionGoing,
): Promise<AdminActionEnd> {
  const sent = await sendSimulated(simulate, { ...first, prompts: 2 })
  if (sent.at === 'stopped') return sent.why
  tell(waits)
  if (!(await isConfirmed(sent.hash, signal))) return { next }
  const why = await executeCall(simulate, second)
  return why && { ...why, remedy: `${why.remedy} ${next}` }
}

/** Waits for a transaction of this browser. False: it failed, is a proposal that may take days, or `signal` has ended the wait. */
function isConfirmed(hash: Hash, signal: AbortSignal): Promise<boolean> {
  const store = transactionStore()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const look = () => {
    const sent = store.list().find((one) => one.hash === hash.toLowerCase() || one.followsHash === hash.toLowerCase())
    if (!sent || sent.status !== 'pending' || isProposal(sent)) resolve(sent?.status === 'confirmed')
  }
  const stop = store.subscribe(look)
  signal.addEventListener('abort', () => resolve(false))
  look()
  return promise.finally(stop)
}
