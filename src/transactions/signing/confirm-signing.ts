import type { Foreseen } from '#transactions/track/transaction.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'

/**
 * Shows what is about to be signed and answers whether the visitor goes on to the wallet. Call it before every request that a wallet
 * shows; requests wait for each other. `demo`: the demo wallet is asked, which the sheet says. `signal` takes the sheet away, which is a
 * no. Rejects only when the sheet cannot be loaded: then nothing may be signed.
 */
export async function confirmSigning(
  request: SigningRequest,
  given: { demo: boolean; signal: AbortSignal },
): Promise<boolean> {
  const { showSigning } = await import('./signing-host.tsx')
  const { goOn, foreseen } = await showSigning(request, given)
  if (goOn) confirmed = { request, foreseen }
  return goOn
}

let confirmed: { request: SigningRequest; foreseen?: readonly Foreseen[] } | undefined

/** What the visitor said yes to last. A wallet of ours reads its bytes with the same contracts. */
export const lastConfirmed = (): SigningRequest | undefined => confirmed?.request

/** What the sheet said would move of the signer's tokens, when it was confirmed last; undefined where nobody could say. */
export const lastForeseen = () => confirmed?.foreseen
