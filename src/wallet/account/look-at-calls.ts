import type { Transaction } from '#transactions/track/transaction.ts'
import type { Sight } from '#transactions/track/watch-transaction.ts'
import { callsStatus } from './send-calls.ts'

/** What the connected wallet says of calls that it has sent together, or is to send. Never rejects. */
export async function lookAtCalls(
  wallet: Parameters<typeof callsStatus>[0],
  { from, chainId, calls = '' }: Transaction,
): Promise<Sight> {
  const status = await callsStatus(wallet, { from, chainId }, calls)
  switch (status.at) {
    case 'pending':
      return { at: 'proposed', by: 'with-wallet' }
    case 'silent':
      return { at: 'unreachable' }
    case 'unknown':
      return { at: 'not-wanted' }
    case 'done':
      return { at: 'carried-out', hash: status.hash }
    case 'failed':
      // How much of it counts is read from the chain, where there is a transaction.
      return status.hash ? { at: 'carried-out', hash: status.hash } : { at: 'not-wanted' }
  }
}
