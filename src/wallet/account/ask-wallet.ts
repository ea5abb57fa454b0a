import type { EIP1193Provider } from 'viem'
import { brand } from '#content/brand.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import { confirmSigning } from '#transactions/signing/confirm-signing.ts'
import { explainFailure, type Failure } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { demoConnected } from '#wallet/demo/demo-account.ts'
import { connectedName, connectedProvider } from './connected-provider.ts'

/** Why a wallet has not done what it was asked for; `declined`: the visitor said no, in the sheet or in the wallet. */
export type NotDone = { at: 'declined' } | { at: 'failed'; failure: Failure }

/**
 * The one way to a wallet: shows what is signed, then asks the connected wallet, if its account and its chain are still those that
 * were shown. Never rejects.
 */
export async function askWallet<Answer>(
  wallet: PageWallet,
  request: SigningRequest,
  ask: (provider: EIP1193Provider) => Promise<Answer>,
): Promise<Answer | NotDone> {
  let doing: 'other' | 'send' = 'other'
  try {
    if (!(await confirmSigning(request, { demo: demoConnected(wallet) }))) return { at: 'declined' }
    const provider = await connectedProvider(wallet, { from: request.from, chainId: request.chain.id })
    // From here on a transaction may have been sent, whatever is answered.
    if (request.kind === 'transaction') doing = 'send'
    return await ask(provider)
  } catch (error) {
    const failure = explainFailure(error, { doing, wallet: connectedName(wallet), app: brand.name })
    return failure ? { at: 'failed', failure } : { at: 'declined' }
  }
}
