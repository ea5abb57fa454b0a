import type { Config, Connector } from '@wagmi/core'
import { numberToHex, type EIP1193Provider } from 'viem'

/**
 * Asks the wallet to go to a chain of the configuration; `add` tells it about the chain first. Resolves when the wallet says it is
 * there. Throws what the wallet throws, 4200 when it has no way to be asked. Unlike the library's own switch it adds nothing that
 * the visitor did not see, and waits for no event.
 */
export async function switchChain(
  config: Config,
  { connector, chainId, add }: { connector: Connector; chainId: number; add: boolean },
): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider | undefined
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!provider || !chain) throw Object.assign(new Error('The wallet cannot be asked to switch'), { code: 4200 })

  const id = numberToHex(chainId)
  if (add) {
    const { name: chainName, nativeCurrency, rpcUrls, blockExplorers } = chain
    const explorers = blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }
    const told = { chainId: id, chainName, nativeCurrency, rpcUrls: [...rpcUrls.default.http], ...explorers }
    await provider.request({ method: 'wallet_addEthereumChain', params: [told] })
  }
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] })

  // Some wallets switch without saying so; others say yes and stay.
  const now = Number(await provider.request({ method: 'eth_chainId' }))
  if (now !== chainId) throw new Error(`The wallet stayed on chain ${now}`)
  connector.emitter.emit('change', { chainId })
}
