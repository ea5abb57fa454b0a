import { send, type Reply } from '#core/http/send.ts'

/** What the server lets the browser know, as far as the wallet needs it. */
export type PublicConfig = {
  chainId: number
  explorerUrl?: string
  demoWallet: boolean
  /** Origins that may show `/safe` in a frame. */
  safeAppHosts: readonly string[]
  walletConnectProjectId?: string
  walletConnectRelayUrl?: string
}

let asked: Promise<Reply<PublicConfig>> | undefined

/** Asks the server once, on the way to the wallet and while its code still comes; after a refusal, the next call asks again. */
export function askConfig(): Promise<Reply<PublicConfig>> {
  asked ??= send<PublicConfig>('GET', '/api/config').then((reply) => {
    if ('refusal' in reply) asked = undefined
    return reply
  })
  return asked
}
