import { useEffect, useRef, useState } from 'react'
import { evidenceChecks, type CheckId } from '#content/pages/evidence.ts'
import type { Outcome, Run } from './outcome.ts'

type State = { at: 'idle' } | { at: 'running'; done: number; all: number } | ({ at: 'done' } & Outcome)

/** Code that comes when its check is asked for. */
const checks: Record<CheckId, (run: Run) => Promise<Outcome>> = {
  'check-signature': async () => (await import('./check-signature.ts')).checkSignature(),
  'check-served': async ({ report }) => (await import('./check-served.ts')).checkServed(report),
  'check-proofs': async ({ report }) => (await import('./check-proofs.ts')).checkProofs(report),
  'check-code': async ({ report }) => (await import('./check-contracts.ts')).checkContracts(report),
  'check-sources': async (run) => (await import('./check-sources.ts')).checkSources(run),
  'check-answers': async ({ report }) => (await import('./check-answers.ts')).checkAnswers(report),
}

const trouble: Outcome = {
  holds: 'unknown',
  words: 'The check could not run: something it needs did not arrive. Check your connection and run it again.',
}

const verdicts: Record<Outcome['holds'], string> = {
  yes: 'Right.',
  no: 'Wrong.',
  unknown: 'Not checked.',
}

/** A check that the visitor runs in this browser: what it does, a button, how far it is, and what came of it. */
export function BrowserCheck({ id }: { id: CheckId }) {
  const [state, setState] = useState<State>({ at: 'idle' })
  const running = useRef<AbortController>(undefined)
  const { title, button, about, doesNotProve } = evidenceChecks[id]
  const isRunning = state.at === 'running'

  useEffect(() => () => running.current?.abort(), [])

  async function run() {
    if (isRunning) return
    const { signal } = (running.current = new AbortController())
    setState({ at: 'running', done: 0, all: 0 })
    const report: Run['report'] = (done, all) => setState({ at: 'running', done, all })
    setState({ at: 'done', ...(await checks[id]({ report, signal }).catch(() => trouble)) })
  }

  return (
    <section className="evidence-check" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>{about}</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          id={`${id}-run`}
          data-replay=""
          aria-disabled={isRunning}
          onClick={() => void run()}
        >
          {button}
        </button>
      </div>
      {isRunning && state.all > 0 && <progress value={state.done} max={state.all} aria-label={title} />}
      <output>
        {isRunning && <p>Checking</p>}
        {state.at === 'done' && (
          <p data-holds={state.holds}>
            <strong>{verdicts[state.holds]}</strong> {state.words}
          </p>
        )}
      </output>
      <p className="small soft">What it does not prove: {doesNotProve}</p>
    </section>
  )
}
