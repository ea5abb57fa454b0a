import { useEffect, useRef, useState } from 'react'
import { unreachable } from '#core/unreachable.ts'
import type { FoundCode } from '#tools/mint/plan/find-code.ts'
import type { MintLine } from '#tools/mint/campaign/mint-event.ts'
import type { Manner, MintPhase, MintResult } from '#tools/mint/plan/run-mint.ts'
import { lineWords } from './line-words.ts'

/** Where a mint is. While a wallet is being connected, a press begins anew. */
export type MintStep =
  | { at: 'idle' }
  | { at: 'going'; words: string; restarts: boolean }
  | { at: 'refused' | 'unsponsored'; words: string }
  | (MintResult & { at: 'minted' })

const going: Record<MintPhase, string> = {
  load: 'Opening your wallet.',
  connect: 'Connect the account that receives the piece.',
  prove: 'Getting your voucher.',
  sign: 'Confirm in your wallet.',
  pay: 'Handing it to the network.',
  again:
    'The site does not answer yet: many visitors may mint at this moment. It is asked again, and your code is still good.',
  wait: 'Engraving: the network is putting it into a block.',
}

/** Mints one thing at a time. Nothing of the wallet is loaded before the first press. */
export function useMint(found: FoundCode): { step: MintStep; mint: (manner: Manner) => void } {
  const [step, setStep] = useState<MintStep>({ at: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function run(manner: Manner) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const show = (next: MintStep) => signal.aborted || setStep(next)
    const tell = (phase: MintPhase, line?: MintLine) =>
      show({ at: 'going', words: lineWords(line) ?? going[phase], restarts: phase === 'load' || phase === 'connect' })
    tell('load')
    const result = await import('#tools/mint/plan/run-mint.ts')
      .then(({ runMint }) => runMint(found, manner, { signal, tell }))
      .catch((): MintResult => ({ at: 'refused', message: unreachable }))
    if (result.at === 'minted') return show(result)
    show({ at: result.unsponsored ? 'unsponsored' : 'refused', words: result.message })
  }

  return {
    step,
    mint(manner) {
      if (step.at !== 'going' || step.restarts) void run(manner)
    },
  }
}
