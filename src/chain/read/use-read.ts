import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchBlocks } from './watch-blocks.ts'

/** What is known of something on the chain. In trouble nobody answers, and `value` is what was known last. */
export type Read<Value> = { at: 'reading' | 'known' | 'trouble'; value?: Value; again: () => void }

/** Milliseconds until what failed is tried again. */
const pause = 4_000

/**
 * Reads something from the chain, and again with every new block. Another `key` is another thing; without one nothing is read. When
 * `also` changes it is read again, and what is known stays until then. What fails is trouble within the time a request may take, and
 * is tried again by itself.
 */
export function useRead<Value>(key: string | undefined, read: () => Promise<Value>, also = ''): Read<Value> {
  const [known, setKnown] = useState<{ key?: string; at: 'known' | 'trouble'; value?: Value }>()
  const [turn, setTurn] = useState(0)
  const latest = useRef(0)

  const refresh = useEffectEvent(async (_why?: string, _turn?: number) => {
    const mine = ++latest.current
    const found = await read().then(
      (value) => ({ key, at: 'known', value }) as const,
      () => ({ key, at: 'trouble' }) as const,
    )
    if (mine !== latest.current) return
    setKnown((before) => (found.at === 'trouble' && before?.key === key ? { ...before, at: 'trouble' } : found))
  })
  const failed = useEffectEvent(() => {
    setKnown((before) => (before?.key === key ? { ...before, at: 'trouble' } : { key, at: 'trouble' }))
  })

  useEffect(() => {
    if (key === undefined) return
    void refresh(also, turn)
    let first = true
    const end = watchBlocks((block) => {
      if (!block) failed()
      else if (!first) void refresh()
      first = false
    })
    return () => {
      latest.current += 1
      end()
    }
  }, [key, also, turn])

  const troubled = known?.key === key && known?.at === 'trouble'
  useEffect(() => {
    if (!troubled) return
    const timer = setTimeout(() => setTurn(turn + 1), pause)
    return () => clearTimeout(timer)
  }, [troubled, turn])

  const again = () => setTurn(turn + 1)
  if (key === undefined || known?.key !== key) return { at: 'reading', again }
  return { at: known.at, value: known.value, again }
}
