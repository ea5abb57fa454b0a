import type { Hash } from 'viem'
import type { Confirmations } from '#transactions/track/transaction.ts'
import type { Sight } from '#transactions/track/watch-transaction.ts'
import type { SafeChannel } from './safe-channel.ts'
import { isSafeHash, type SafeTransaction } from './safe-protocol.ts'

/** What a Safe says of a proposal of its owners. Rejects when it does not answer. */
export async function lookAtProposal(channel: SafeChannel, safeTxHash: Hash): Promise<Sight> {
  const { txStatus, txHash, detailedExecutionInfo } = await channel.ask('getTxBySafeTxHash', { safeTxHash })
  if (isSafeHash(txHash)) return { at: 'carried-out', hash: txHash }
  if (txStatus === 'CANCELLED') return { at: 'not-wanted' }
  const owners = confirmationsIn(detailedExecutionInfo)
  return { at: 'proposed', by: txStatus === 'AWAITING_EXECUTION' ? 'confirmed' : 'proposed', ...(owners && { owners }) }
}

/** How many owners have confirmed, where the Safe says both numbers. */
function confirmationsIn(info: SafeTransaction['detailedExecutionInfo']): Confirmations | undefined {
  const { confirmationsRequired: needed, confirmations } = info ?? {}
  if (!Number.isSafeInteger(needed) || (needed as number) < 1 || !Array.isArray(confirmations)) return undefined
  return { given: confirmations.length, needed: needed as number }
}
