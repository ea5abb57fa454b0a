import type { Address, Hex } from 'viem'
import { serializeTypedData } from 'viem/utils'
import { brand } from '#content/brand.ts'
import { confirmSigning } from '#transactions/signing/confirm-signing.ts'
import { answeredSignature, connectedName, connectedProvider } from '#wallet/account/connected-provider.ts'
import { explainFailure, type Failure } from '#wallet/connection/failures.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { demoConnected } from '#wallet/demo/demo-account.ts'
import { claimToData } from './claim-calls.ts'

/** What came of asking for a signature. */
export type Signed = { at: 'signed'; signature: Hex } | { at: 'declined' } | { at: 'failed'; failure: Failure }

type Asked = { from: Address; campaign: bigint; index: bigint; recipient: Address; deadline: number }

/** Shows where an entry is to be paid, and has the connected account sign it. Nothing is sent. */
export async function signClaimTo({ from, ...message }: Asked): Promise<Signed> {
  const wallet = await pageWallet()
  try {
    const { chain } = wallet
    const typedData = claimToData(chain.id, message)
    const intent = `Let entry ${message.index} be paid to another address`
    const lasting = 'Whoever has the signature can have the entry paid, but only to the address you sign for.'
    const request = { kind: 'typed-data', from, chain, typedData, intent, lasting } as const
    if (!(await confirmSigning(request, { demo: demoConnected(wallet) }))) return { at: 'declined' }
    const provider = await connectedProvider(wallet, { from })
    const params: [Address, string] = [from, serializeTypedData(typedData as never)]
    const signature = answeredSignature(await provider.request({ method: 'eth_signTypedData_v4', params }))
    return { at: 'signed', signature }
  } catch (error) {
    const failure = explainFailure(error, { doing: 'other', wallet: connectedName(wallet), app: brand.name })
    return failure ? { at: 'failed', failure } : { at: 'declined' }
  }
}
