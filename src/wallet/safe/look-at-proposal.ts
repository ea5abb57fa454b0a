import type { Hash } from 'viem'
import type { Sight } from '#transactions/track/watch-transaction.ts'
import type { SafeChannel } from './safe-channel.ts'
import { isSafeHash } from './safe-protocol.ts'

/** What a Safe says of a proposal of its owners. Rejects when it does not answer. */
export async function lookAtProposal(channel: SafeChannel, safeTxHash: Hash): Promise<Sight> {
  const { txStatus, txHash } = await channel.ask('getTxBySafeTxHash', { safeTxHash })
  if (isSafeHash(txHash)) return { at: 'carried-out', hash: txHash }
  if (txStatus === 'CANCELLED') return { at: 'not-wanted' }
  return { at: 'proposed', by: txStatus === 'AWAITING_EXECUTION' ? 'confirmed' : 'proposed' }
}
