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

let asked: Promise<PublicConfig> | undefined

/** Milliseconds after which no answer comes any more. */
const timeoutMs = 20_000

/**
 * Asks the server once. Rejects when it does not answer; then the next call asks again. It needs no other code, so that it can go out with the press
 * and not behind the code of the wallet.
 */
export function askConfig(): Promise<PublicConfig> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function ask(): Promise<PublicConfig> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch('/api/config', { headers: { accept: 'application/json' }, cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return (await answer.json()) as PublicConfig
}
