import { useEffect, useRef, useState } from 'react'
import type { CompiledLevel } from '#tools/attack/engine/compiled.ts'
import { keepLevels, loadLevel } from './load-level.ts'
import { ordersOf, type Side, type Wish } from './orders.ts'
import type { Level } from './level.ts'
import { runInWorker } from '#tools/attack/engine/run-in-worker.ts'
import type { Outcome } from './target-card.tsx'

type Attacked = Partial<Record<Side, Outcome>>

/** Attacks of one level: what they did so far, whether one runs, and how it is begun and stopped. */
export function useAttack(level: Level) {
  const [outcomes, setOutcomes] = useState<Attacked>({})
  const [compiled, setCompiled] = useState<CompiledLevel>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  /** Attacks both contracts of the level with the value of a visitor, and `own` beside them; or `only` one of the two. */
  async function attack(value: number, { own, only }: Wish = {}) {
    running.current?.abort()
    const here = new AbortController()
    running.current = here
    setBusy(true)
    setProblem('')
    if (only) setOutcomes((before) => ({ ...before, [only]: undefined }))
    try {
      const code = compiled ?? (await loadLevel(level.id))
      setCompiled(code)
      const orders = ordersOf(level, code, { value, own, only })
      const found: Attacked = only ? { ...outcomes, [only]: undefined } : {}
      await runInWorker(orders, {
        signal: here.signal,
        tell(told) {
          found[told.name as Side] = 'run' in told ? told.run : { problem: told.problem }
          setOutcomes({ ...found })
        },
      })
      void keepLevels()
    } catch {
      if (running.current === here)
        setProblem(
          here.signal.aborted
            ? 'You stopped the attack. Change the value, or attack again.'
            : 'The attack could not run in this browser. Check your connection, then attack again.',
        )
    } finally {
      if (running.current === here) setBusy(false)
    }
  }

  return { outcomes, compiled, busy, problem, attack, stop: () => running.current?.abort() }
}
