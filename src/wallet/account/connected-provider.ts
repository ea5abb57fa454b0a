import type { EIP1193Provider, Hash, Hex } from 'viem'
import { ConnectionChanged } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { safeKey } from '#wallet/list/groups.ts'

type Connected = Pick<PageWallet, 'config'>

function connectionOf({ config }: Connected) {
  const { current, connections } = config.state
  return current ? connections.get(current) : undefined
}

/** What the connected wallet calls itself; undefined without one. */
export function connectedName(wallet: Connected): string | undefined {
  return connectionOf(wallet)?.connector.name
}

/** Whether the connected wallet is the Safe that shows this page: what it sends is a proposal to its owners. */
export function isProposing(wallet: Connected): boolean {
  return connectionOf(wallet)?.connector.id === safeKey
}

/** Whom a request is shown for, and on which chain where that counts. */
type Shown = { from: string; chainId?: number }

/** Whether the connected wallet is that of an account on a chain. */
export const isConnectedAs = (wallet: Connected, shown: Shown): boolean => changeOf(wallet, shown) === undefined

/** What the connected wallet is asked through. Throws when account or chain are not those that are shown. */
export async function connectedProvider(wallet: Connected, shown: Shown): Promise<EIP1193Provider> {
  const provider = (await connectionOf(wallet)?.connector.getProvider()) as EIP1193Provider | undefined
  const kind = changeOf(wallet, shown)
  if (kind) throw new ConnectionChanged(kind)
  return provider!
}

/** Aborts as soon as the connected wallet is not the one that a request is shown for any more, until it is ended. */
export function watchConnection(wallet: Connected, shown: Shown): { signal: AbortSignal; end: () => void } {
  const change = new AbortController()
  const end = wallet.config.subscribe(
    () => changeOf(wallet, shown),
    (kind) => kind && change.abort(new ConnectionChanged(kind)),
  )
  return { signal: change.signal, end }
}

function changeOf(wallet: Connected, { from, chainId }: Shown): ConnectionChanged['kind'] | undefined {
  const connection = connectionOf(wallet)
  if (!connection) return 'wallet-gone'
  if (connection.accounts[0]?.toLowerCase() !== from.toLowerCase()) return 'account-changed'
  return chainId === undefined || connection.chainId === chainId ? undefined : 'chain-changed'
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
