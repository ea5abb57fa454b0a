import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { send } from '#core/http/send.ts'
import { isWhole, type OnChain, type OnChainState } from './on-chain.ts'

type Asked = { wanted: number; signal: AbortSignal; tell: (found: OnChain | undefined) => void }

/**
 * Milliseconds until the next question, after an answer of an earlier block, which was kept for everyone, after one without a part, or
 * after none. Each pause is longer than the one before, up to the longest.
 */
const pause = 1_000
const longestPause = 15_000

/** What the chain says of an account now, asked with every block that the index knows until an answer is whole and as new as that block. */
export function useOnChain(account: Address | undefined, block: number | null | undefined): OnChainState {
  const [known, setKnown] = useState<{ of?: Address; found: OnChainState }>({ found: 'reading' })
  useEffect(() => {
    if (!account) return
    const asking = new AbortController()
    // What is known stays while nobody answers, part by part.
    const tell = (found: OnChain | undefined) =>
      setKnown((before) => {
        const earlier = before.of === account ? before.found : 'reading'
        if (typeof earlier !== 'object') return { of: account, found: found ?? 'silent' }
        return found ? { of: account, found: { ...earlier, ...found } } : before
      })
    void askUntilNew(account, { wanted: block ?? 0, signal: asking.signal, tell })
    return () => asking.abort()
  }, [account, block])
  return known.of === account ? known.found : 'reading'
}

/** Tells each answer, undefined where there is none, until a whole one is of the wanted block or a later one. */
async function askUntilNew(account: Address, { wanted, signal, tell }: Asked) {
  for (let wait = pause; !signal.aborted; wait = Math.min(wait * 1.5, longestPause)) {
    const reply = await send<OnChain>('GET', `/api/accounts/${account}/now`, { signal })
    if (signal.aborted) return
    const found = 'answer' in reply ? reply.answer : undefined
    tell(found)
    if (found && found.block >= wanted && isWhole(found)) return
    await new Promise((done) => setTimeout(done, wait))
  }
}
