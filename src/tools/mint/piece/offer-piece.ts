import type { Address, EIP1193Provider } from 'viem'
import { explainFailure, inWords } from '#wallet/connection/failures.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'

/** Asks the connected wallet to show a piece (ERC-747). Answers a sentence about what came of it; never rejects. */
export async function offerPiece({ contract, id }: { contract: Address; id: bigint }): Promise<string> {
  try {
    const { current, connections } = (await pageWallet()).config.state
    const connector = current ? connections.get(current)?.connector : undefined
    const provider = (await connector?.getProvider()) as EIP1193Provider | undefined
    if (!provider) return 'Connect your wallet first, then add the piece.'
    const options = { address: contract, tokenId: String(id) }
    const ask = provider.request as (asked: { method: string; params: unknown }) => Promise<unknown>
    const added = await ask({ method: 'wallet_watchAsset', params: { type: 'ERC721', options } })
    return added ? 'Your wallet shows the piece now.' : 'The wallet did not add it.'
  } catch (error) {
    const failure = explainFailure(error, { doing: 'other' })
    if (!failure) return 'You declined in your wallet: the piece was not added.'
    return failure.kind === 'method-unsupported' || failure.kind === 'unknown'
      ? 'This wallet keeps no list of pieces. It is yours all the same: look for it under the address of the collection.'
      : inWords(failure)
  }
}
