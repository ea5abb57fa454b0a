import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchBlocks } from './watch-blocks.ts'

/** What is known of something on the chain. In trouble nobody answers, and `value` is what was known last. */
export type Read<Value> = { at: 'reading' | 'known' | 'trouble'; value?: Value; again: () => void }

/** Milliseconds until what failed is tried again. */
const pause = 4_000

/** The same while what is known still stands, and nobody is told yet. */
const shortPause = 1_000

/** What is kept of the answers to a key, and the turn in which the chain was first asked in vain since its last answer. */
type Kept<Value> = { key: string | undefined; at: 'known' | 'trouble'; value?: Value; missed?: number }

/**
 * Reads something from the chain, and again with every new block. Another `key` is another thing; without one nothing is read. When
 * `also` changes it is read again, and what is known stays until then. What fails is tried again by itself. It is trouble within the
 * time a request may take; where something is known, only when the next try fails, too: a chain that is late once moves nothing.
 */
export function useRead<Value>(key: string | undefined, read: () => Promise<Value>, also = ''): Read<Value> {
  const [known, setKnown] = useState<Kept<Value>>()
  const [turn, setTurn] = useState(0)
  const latest = useRef(0)

  const refresh = useEffectEvent(async (_why?: string, _turn?: number) => {
    const mine = ++latest.current
    const found = await read().then(
      (value) => ({ key, at: 'known', value }) as const,
      () => undefined,
    )
    if (mine === latest.current) setKnown((before) => found ?? afterFailure(before, { key, turn }))
  })
  const failed = useEffectEvent(() => setKnown((before) => afterFailure(before, { key, turn })))

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

  const missed = known?.key === key && known?.missed !== undefined
  const isTold = missed && known.at === 'trouble'
  useEffect(() => {
    if (!missed) return
    const timer = setTimeout(() => setTurn(turn + 1), isTold ? pause : shortPause)
    return () => clearTimeout(timer)
  }, [missed, isTold, turn])

  const again = () => setTurn(turn + 1)
  if (key === undefined || known?.key !== key) return { at: 'reading', again }
  return { at: known.at, value: known.value, again }
}

function afterFailure<Value>(
  before: Kept<Value> | undefined,
  { key, turn }: { key: string | undefined; turn: number },
): Kept<Value> {
  if (!before || before.key !== key) return { key, at: 'trouble', missed: turn }
  const { at, value, missed = turn } = before
  return { ...before, at: at === 'known' && value !== undefined && missed === turn ? 'known' : 'trouble', missed }
}
