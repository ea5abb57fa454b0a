import type { Address, Hex } from 'viem'
import { serializeTypedData } from 'viem/utils'
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { askWallet, type NotDone } from './ask-wallet.ts'
import { answeredSignature } from './connected-provider.ts'

/** What came of asking for a signature. */
export type Signed = { at: 'signed'; signature: Hex } | NotDone

/** Shows structured data (EIP-712) and has the connected wallet sign it. Nothing is sent. Never rejects. */
export async function signTypedData(wallet: PageWallet, request: TypedDataRequest): Promise<Signed> {
  // The sheet asks it for the symbol and decimals of a token.
  const { client = wallet.config.getClient() } = request
  return askWallet(wallet, { ...request, client }, async (provider) => {
    const params: [Address, string] = [request.from, serializeTypedData(request.typedData as never)]
    const signature = answeredSignature(await provider.request({ method: 'eth_signTypedData_v4', params }))
    return { at: 'signed', signature }
  })
}
