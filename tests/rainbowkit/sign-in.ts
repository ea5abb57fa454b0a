import { createAuthenticationAdapter, type AuthenticationStatus } from '@rainbow-me/rainbowkit'
import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'

/** Whether an account is signed in in this browser, as the product's server has it. */
export async function signedIn(): Promise<boolean> {
  const { address } = (await (await fetch('/api/siwe/session')).json()) as { address: string | null }
  return address !== null
}

/**
 * RainbowKit's sign-in against the product's server, which writes the whole message: what RainbowKit keeps as the nonce is that
 * message. `setStatus` gets the result.
 */
export function createSignIn(config: Config, setStatus: (status: AuthenticationStatus) => void) {
  return createAuthenticationAdapter<string>({
    async getNonce() {
      const { address, chainId } = getAccount(config)
      const answer = await fetch(`/api/siwe/message?address=${address}&chainId=${chainId}`)
      if (!answer.ok) throw new Error(`The message was not given out: ${answer.status}`)
      return ((await answer.json()) as { message: string }).message
    },
    createMessage: ({ nonce }) => nonce,
    async verify(signed) {
      const { ok } = await post('/api/siwe/verify', signed)
      if (ok) setStatus('authenticated')
      return ok
    },
    async signOut() {
      await post('/api/siwe/logout', {})
      setStatus('unauthenticated')
    },
  })
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
