import { useEffect, useRef, useState } from 'react'
import type { Connected } from './follow-account.ts'

/** The connected account; `loading` while a wallet that is remembered has not answered. */
export type ShownAccount = { account?: Connected; loading: boolean; connect: () => Promise<void> }

const walletOfPage = () => document.documentElement.dataset.wallet

/** Follows the connected account. The wallet's code is loaded only once a visitor has, or wants, a wallet. */
export function useAccount(): ShownAccount {
  const [account, setAccount] = useState<Connected>()
  const [loading, setLoading] = useState(false)
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    let ended = false
    let end: (() => void) | undefined
    let following = false
    const follow = async () => {
      if (following || walletOfPage() === undefined) return setLoading(walletOfPage() === 'loading')
      following = true
      setLoading(true)
      const { followAccount } = await import('./follow-account.ts')
      const stop = await followAccount((next) => {
        setAccount((before) => (sameAccount(before, next) ? before : next))
        setLoading(walletOfPage() === 'loading' && !next)
      }).catch(() => undefined)
      if (ended) stop?.()
      else end = stop
      following = stop !== undefined
    }
    // The bar says in the document whether a wallet is there; nobody has to load it to know.
    const observer = new MutationObserver(() => void follow())
    observer.observe(document.documentElement, { attributeFilter: ['data-wallet'] })
    void follow()
    return () => {
      ended = true
      observer.disconnect()
      end?.()
      waiting.current?.abort()
    }
  }, [])

  async function connect() {
    waiting.current?.abort()
    waiting.current = new AbortController()
    const { connectAccount } = await import('./follow-account.ts')
    await connectAccount(waiting.current.signal)
  }

  return { account, loading, connect }
}

function sameAccount(one: Connected | undefined, other: Connected | undefined): boolean {
  return one?.address === other?.address && one?.wrongChain === other?.wrongChain
}
