import { useState, type SubmitEvent } from 'react'
import { durationWords } from '#core/time/time-words.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { powerCallsOf } from '#tools/token/powers/power-calls.ts'
import { PowerFields } from '#tools/token/powers/power-fields.tsx'
import type { DelayedUnit } from '#tools/token/powers/power-words.ts'
import { readPower, type Typed } from '#tools/token/powers/read-power.ts'
import { useKeptState } from '#ui/loading/use-kept-state.ts'

type AnnounceFormProps = {
  unit: DelayedUnit
  /** The delay in seconds. */
  seconds: bigint
  busy: boolean
  /** Answers whether it was sent. */
  announce: (call: Call) => Promise<boolean>
}

/** The powers over a token of which one is chosen, filled in and announced. */
export function AnnounceForm({ unit, seconds, busy, announce }: AnnounceFormProps) {
  const offered = powerCallsOf(unit.options).filter(({ label }) => label)
  const about = `timelock ${unit.timelock}`
  const [chosen, setChosen] = useKeptState(`${about} does`, 0)
  const [typed, setTyped] = useKeptState<Typed>(`${about} typed`, {})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const call = offered[chosen]!

  function choose(at: number) {
    setChosen(at)
    setTyped({})
    setErrors({})
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const read = readPower(call, typed, unit)
    setErrors('errors' in read ? read.errors : {})
    if ('call' in read && (await announce(read.call))) setTyped({})
  }

  return (
    <form className="locks-actions" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field">
        What would you like to announce?
        <select className="control" value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {offered.map(({ label, signature, ofTimelock }, at) => (
            <option key={`${signature} ${ofTimelock}`} value={at}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PowerFields {...{ call, unit, typed, errors }} change={setTyped} />
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          Announce it
        </button>
        <span className="soft">It can be carried out after {durationWords(Number(seconds))}.</span>
      </div>
    </form>
  )
}
