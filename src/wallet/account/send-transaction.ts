import type { Hash } from 'viem'
import { numberToHex } from 'viem/utils'
import { brand } from '#content/brand.ts'
import type { TransactionRequest } from '#transactions/describe/signing-request.ts'
import { confirmSigning } from '#transactions/signing/confirm-signing.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { explainFailure, type Failure } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { demoConnected } from '#wallet/demo/demo-account.ts'
import { answeredHash, connectedName, connectedProvider } from './connected-provider.ts'

/** How a transaction was sent, or why not; `declined`: the visitor said no, in the sheet or in the wallet. */
export type Sent = { at: 'sent'; hash: Hash } | { at: 'declined' } | { at: 'failed'; failure: Failure }

/**
 * `description` is what the list of transactions says; `recipient` is who gets something from it, for look-alike warnings;
 * `confirmations` are the blocks after which it counts, 1 without it.
 */
type Told = { description: string; recipient?: `0x${string}`; confirmations?: number }

/**
 * The one way to send: shows what the transaction does, then asks the connected wallet, then records it. What the wallet has sent is
 * in the list before anything else happens, so no reload loses its trace.
 */
export async function sendTransaction(wallet: PageWallet, request: TransactionRequest, told: Told): Promise<Sent> {
  let doing: 'other' | 'send' = 'other'
  try {
    const client = request.client ?? wallet.config.getClient()
    const goOn = await confirmSigning({ ...request, client }, { demo: demoConnected(wallet) })
    if (!goOn) return { at: 'declined' }
    const { from, to, data, value = 0n, chain } = request
    const provider = await connectedProvider(wallet, { from, chainId: chain.id })
    const asked = { from, ...(to && { to }), ...(data && { data }), value: numberToHex(value) }
    // From here on it may have been sent, whatever is answered.
    doing = 'send'
    const hash = answeredHash(await provider.request({ method: 'eth_sendTransaction', params: [asked] }))
    transactionStore().add({
      hash,
      from,
      chainId: chain.id,
      intent: { to: to ?? null, value, ...(data && { data }) },
      ...told,
    })
    return { at: 'sent', hash }
  } catch (error) {
    const failure = explainFailure(error, { doing, wallet: connectedName(wallet), app: brand.name })
    return failure ? { at: 'failed', failure } : { at: 'declined' }
  }
}
