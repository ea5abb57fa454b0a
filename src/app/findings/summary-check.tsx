import { useState } from 'react'
import type { Outcome } from '#app/evidence/outcome.ts'

const trouble: Outcome = {
  holds: 'unknown',
  words: 'The check could not run: something it needs did not arrive. Check your connection and run it again.',
}
const verdicts: Record<Outcome['holds'], string> = { yes: 'Right.', no: 'Wrong.', unknown: 'Not checked.' }

const check = async (signer: `0x${string}`) => (await import('./check-summaries.ts')).checkSummaries(signer)

/** A button that verifies the signed summaries in this browser. `signer`: the account that has to have signed. */
export function SummaryCheck({ signer }: { signer: string }) {
  const [state, setState] = useState<Outcome | 'ready' | 'running'>('ready')

  async function run() {
    if (state === 'running') return
    setState('running')
    setState(await check(signer as `0x${string}`).catch(() => trouble))
  }

  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="button"
          id="check-summaries"
          data-replay=""
          aria-disabled={state === 'running'}
          onClick={() => void run()}
        >
          Verify the signatures
        </button>
      </div>
      <output htmlFor="check-summaries">
        {state === 'running' && <p>Checking</p>}
        {typeof state === 'object' && (
          <p data-holds={state.holds} className="finding-hash">
            <strong>{verdicts[state.holds]}</strong> {state.words}
          </p>
        )}
      </output>
    </>
  )
}
