import type { SigningRequest } from './signing-request.ts'

/**
 * Shows what is about to be signed and answers whether the visitor goes on to the wallet. Call it before every request that a wallet
 * shows; requests wait for each other. `demo`: the demo wallet is asked, which the sheet says. Rejects only when the sheet cannot be
 * loaded: then nothing may be signed.
 */
export async function confirmSigning(request: SigningRequest, { demo }: { demo: boolean }): Promise<boolean> {
  const { showSigning } = await import('./signing-host.tsx')
  return showSigning(request, demo)
}
