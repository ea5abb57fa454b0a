import type { EnginePage } from '../engines/engine-page.ts'

/** How a request of the wallet ends: it fails with a code, waits until it is let go, or is answered. */
type Ending = number | 'hold' | { answer: unknown }

declare global {
  interface Window {
    /** How requests of the fake wallet end, by method, and what lets go of those that wait. */
    fakeWallet?: { endings: Record<string, Ending>; waiting: (() => void)[] }
  }
}

/** Puts a wallet into the page that has an account and signs nothing. Every engine lets a page announce one (EIP-6963). */
export const announceWallet = (page: EnginePage) =>
  page.run(() => {
    const wallet: NonNullable<Window['fakeWallet']> = { endings: {}, waiting: [] }
    window.fakeWallet = wallet
    const accounts = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']
    const answers: Record<string, unknown> = {
      eth_accounts: accounts,
      eth_requestAccounts: accounts,
      eth_chainId: '0x7a69',
      wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
      wallet_switchEthereumChain: null,
      wallet_revokePermissions: null,
      personal_sign: `0x${'11'.repeat(64)}1b`,
    }
    const provider = {
      async request({ method }: { method: string }) {
        if (wallet.endings[method] === 'hold') await new Promise<void>((go) => wallet.waiting.push(go))
        const ending = wallet.endings[method]
        if (typeof ending === 'number') throw Object.assign(new Error(`${method} fails`), { code: ending })
        if (typeof ending === 'object') return ending.answer
        if (method in answers) return answers[method]
        throw Object.assign(new Error('Unsupported method.'), { code: 4200 })
      },
      on() {},
      removeListener() {},
    }
    const detail = Object.freeze({
      info: {
        uuid: crypto.randomUUID(),
        name: 'Test wallet',
        rdns: 'example.intaglio.test-wallet',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      provider,
    })
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })

/** From now on, requests of this method end so; what waits is let go. */
export const endRequests = (method: string, ending: Ending | null) => (page: EnginePage) =>
  page.run(
    (of: string, as: Ending | null) => {
      const { endings, waiting } = window.fakeWallet!
      if (as === null) delete endings[of]
      else endings[of] = as
      if (as !== 'hold') for (const go of waiting.splice(0)) go()
    },
    method,
    ending,
  )

/** From now on, calls of this site whose path ends so are answered with this, or do not arrive. */
export const answerCalls = (ends: string, answer: { status: number; body: string } | null) => (page: EnginePage) =>
  page.run(
    (end: string, as: { status: number; body: string } | null) => {
      const real = window.fetch.bind(window)
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        if (!pathname.endsWith(end)) return real(input, init)
        if (as === null) return Promise.reject(new TypeError('Failed to fetch'))
        const { status, body } = as
        return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
      }
    },
    ends,
    answer,
  )
