import { useEffect, useRef, useState } from 'react'
import { unreachable } from '#core/unreachable.ts'
import type { WalletAction, WalletResult } from './pledge-wallet-action.ts'

/** Where an act of the wallet is, in words: what is going on, what failed, or what was done. */
export type WalletStep =
  | { at: 'idle' }
  | { at: 'going'; words: string; restarts: boolean }
  | { at: 'failed' | 'done'; words: string }

const going = {
  load: 'Opening your wallet.',
  connect: 'Connect the wallet that signs.',
  sign: 'Confirm in your wallet.',
  check: 'Checking the signature.',
}

const stepOf = (phase: keyof typeof going): WalletStep => ({
  at: 'going',
  words: going[phase],
  restarts: phase === 'load' || phase === 'connect',
})

/** Runs one act at a time. Nothing of the wallet is loaded before the first; while it is being connected, a press begins anew. */
export function useWalletAction() {
  const [step, setStep] = useState<WalletStep>({ at: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  /** Answers undefined when it did not begin, or counts no longer. */
  async function run(act: WalletAction): Promise<WalletResult | undefined> {
    if (step.at === 'going' && !step.restarts) return undefined
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const show = (next: WalletStep) => signal.aborted || setStep(next)
    show(stepOf('load'))
    const result = await import('./pledge-wallet-action.ts')
      .then(({ runWalletAction }) => {
        show(stepOf('connect'))
        return runWalletAction(act, { signal, tell: (phase) => show(stepOf(phase)) })
      })
      .catch((): WalletResult => ({ at: 'refused', message: unreachable }))
    if (signal.aborted) return undefined
    show(result.at === 'refused' ? { at: 'failed', words: result.message } : { at: 'idle' })
    return result
  }

  return { step, setStep, run }
}
