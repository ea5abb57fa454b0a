import type { EIP1193Provider, Hash, Hex } from 'viem'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'

type Connected = Pick<PageWallet, 'config'>

function connectionOf({ config }: Connected) {
  const { current, connections } = config.state
  return current ? connections.get(current) : undefined
}

/** What the connected wallet calls itself; undefined without one. */
export function connectedName(wallet: Connected): string | undefined {
  return connectionOf(wallet)?.connector.name
}

/** What the connected wallet is asked through. Throws when account, or the given chain, are no longer those that were shown. */
export async function connectedProvider(
  wallet: Connected,
  { from, chainId }: { from: string; chainId?: number },
): Promise<EIP1193Provider> {
  const connection = connectionOf(wallet)
  const provider = (await connection?.connector.getProvider()) as EIP1193Provider | undefined
  if (!provider || connection?.accounts[0]?.toLowerCase() !== from.toLowerCase())
    throw Object.assign(new Error('Another account is connected now'), { code: 4100 })
  if (chainId !== undefined && connection.chainId !== chainId)
    throw Object.assign(new Error('Another chain is chosen now'), { name: 'WrongChainError' })
  return provider
}

/** The hash a wallet has answered. Throws where it is none: then nobody here knows whether anything was sent. */
export function answeredHash(answer: unknown): Hash {
  if (typeof answer === 'string' && /^0x[\da-f]{64}$/i.test(answer)) return answer as Hash
  throw Object.assign(new Error('No hash was answered'), { name: 'NoHashError' })
}

/** The signature a wallet has answered. Throws where it is none. */
export function answeredSignature(answer: unknown): Hex {
  if (typeof answer === 'string' && /^0x(?:[\da-f]{2})+$/i.test(answer)) return answer as Hex
  throw Object.assign(new Error('No signature was answered'), { name: 'NoSignatureError' })
}
