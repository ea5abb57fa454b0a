import type { Hash } from 'viem'
import { numberToHex } from 'viem/utils'
import type { TransactionRequest } from '#transactions/describe/signing-request.ts'
import { lastForeseen } from '#transactions/signing/confirm-signing.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { askWallet, type NotDone } from './ask-wallet.ts'
import { answeredHash, isProposing } from './connected-provider.ts'

/** How a transaction was sent, or why not. */
export type Sent = { at: 'sent'; hash: Hash } | NotDone

/**
 * `description` is what the list of transactions says; `recipient` is who gets something from it, for look-alike warnings;
 * `confirmations` are the blocks after which it counts, 1 without it.
 */
export type Told = { description: string; recipient?: `0x${string}`; confirmations?: number }

/**
 * Shows what a transaction does, has the connected wallet send it, then records it. What the wallet has sent is in the list before
 * anything else happens, so no reload loses its trace. Never rejects.
 */
export async function sendTransaction(wallet: PageWallet, request: TransactionRequest, told: Told): Promise<Sent> {
  const { from, to, data, value = 0n, chain, client = wallet.config.getClient() } = request
  return askWallet(wallet, { ...request, client }, async (provider) => {
    // Another sheet may be confirmed while the wallet is open.
    const foreseen = lastForeseen()
    const asked = { from, ...(to && { to }), ...(data && { data }), value: numberToHex(value) }
    const hash = answeredHash(await provider.request({ method: 'eth_sendTransaction', params: [asked] }))
    transactionStore().add({
      hash,
      from,
      chainId: chain.id,
      intent: { to: to ?? null, value, ...(data && { data }) },
      ...(foreseen && { foreseen }),
      ...(isProposing(wallet) && { proposed: true }),
      ...told,
    })
    return { at: 'sent', hash }
  })
}
