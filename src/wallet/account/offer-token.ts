import type { EIP1193Provider } from 'viem'
import { explainFailure, inWords } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'

/** A token a wallet may show in its list (ERC-747). */
export type OfferedToken = { address: `0x${string}`; symbol: string; decimals: number }

/** Asks the connected wallet to show a token. Answers a sentence about what came of it; never rejects. */
export async function offerToken({ config }: PageWallet, options: OfferedToken): Promise<string> {
  try {
    const { current, connections } = config.state
    const connector = current ? connections.get(current)?.connector : undefined
    const provider = (await connector?.getProvider()) as EIP1193Provider | undefined
    if (!provider) return 'Connect your wallet first, then add the token.'
    const added = await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
    return added ? 'Your wallet shows the token now.' : 'The wallet did not add it.'
  } catch (error) {
    const failure = explainFailure(error, { doing: 'other' })
    if (!failure) return 'You declined in your wallet: the token was not added.'
    return failure.kind === 'method-unsupported'
      ? 'This wallet does not keep a list of tokens. Add the address by hand where you want to see it.'
      : inWords(failure)
  }
}
