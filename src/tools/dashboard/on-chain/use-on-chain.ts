import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address } from 'viem'
import { send } from '#core/http/send.ts'
import type { OnChain, OnChainState } from './on-chain.ts'

/** Milliseconds until the chain is asked again, when an answer that was kept for everyone is of an earlier block. */
const pause = 1_000

/** What the chain says of an account now, asked again with every block that the index knows, until an answer is as new as that block. */
export function useOnChain(account: Address | undefined, block: number | null | undefined): OnChainState {
  const [known, setKnown] = useState<{ of?: Address; found: OnChainState }>({ found: 'reading' })
  const latest = useRef(0)
  const look = useEffectEvent(async (of: Address, _block: number | null | undefined) => {
    const mine = ++latest.current
    const reply = await send<OnChain>('GET', `/api/accounts/${of}/now`)
    if (mine !== latest.current) return
    // What is known stays while nobody answers.
    if ('answer' in reply) setKnown({ of, found: reply.answer })
    else setKnown((before) => (before.of === of ? before : { of, found: 'silent' }))
  })
  useEffect(() => {
    if (account) void Promise.resolve(account).then((of) => look(of, block))
  }, [account, block])

  const found = known.of === account ? known.found : 'reading'
  const isOld = typeof found === 'object' && found.block < (block ?? 0)
  useEffect(() => {
    if (!account || !isOld) return
    const timer = setInterval(() => void look(account, block), pause)
    return () => clearInterval(timer)
  }, [account, block, isOld])
  return found
}
