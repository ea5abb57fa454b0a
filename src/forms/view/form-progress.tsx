import { useEffect, useState } from 'react'
import { inWords } from '#core/text/in-words.ts'
import type { SubmitStep } from '#forms/submission/submit-step.ts'

type Progress = { step: SubmitStep; share: number; sendNow: () => void; stop: () => void }

/** What is going on after the button was pressed, with the way to hurry it or to end it. Its live regions are always there. */
export function FormProgress({ step, share, sendNow, stop }: Progress) {
  const going = step.at === 'proving' || step.at === 'sending'
  const waiting = step.at === 'waiting'
  const note = step.at === 'editing' ? step.note : undefined
  return (
    <div className="form-progress" data-open={going || waiting || note ? true : undefined}>
      <div className="form-progress-words">
        <p role="alert" className="form-failure">
          {going || waiting ? step.message : ''}
        </p>
        <output>
          {step.at === 'proving' && 'Preparing to send.'}
          {step.at === 'sending' && 'Sending.'}
          {note}
        </output>
        {waiting && <Countdown until={step.until} />}
        {step.at === 'proving' && <progress value={share} max={1} aria-label="Preparing" />}
      </div>
      {waiting && (
        <button type="button" className="button" onClick={sendNow}>
          Send now
        </button>
      )}
      {(going || waiting) && (
        <button type="button" className="button quiet" onClick={stop}>
          {going ? 'Cancel' : 'Stop trying'}
        </button>
      )}
    </div>
  )
}

/** Counts the seconds down for the eye; the live region has already said what happened and is not read out each second. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])

  return <p>Your text is kept. Trying again in {inWords(seconds)}.</p>
}
