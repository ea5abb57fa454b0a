import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Estimate } from '#core/offer/estimate.ts'
import { EstimateView } from '#ui/components/estimate-view.tsx'
import type { Refusal, Values } from './read-values.ts'

type CalculatorProps = {
  /** The anchor of the calculator, and what its values are called in the address. */
  id: string
  /** What is estimated, for those who only hear of its parts. */
  of: string
  /** The values of the controls before a visitor touches them. */
  initial: Values
  read: (values: Values) => Estimate | Refusal
  /** The controls, uncontrolled; they are given the name of the refused one, and why. */
  children: (refusal: Refusal | undefined) => ReactNode
}

/**
 * A form whose estimate follows what is typed. What was typed before React arrived counts, and what is typed is kept in the address,
 * so that an estimate survives a reload and can be sent to someone.
 */
export function Calculator({ id, of, initial, read, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(() => read(initial))
  const compute = () => setAnswer(read(valuesOf(form.current!)))
  const arrive = useEffectEvent(() => {
    fill(form.current!, valuesInAddress(id))
    compute()
  })
  useEffect(() => arrive(), [])

  const refusal = 'sentence' in answer ? answer : undefined
  return (
    <div className="calculator">
      <form
        ref={form}
        className="calculator-controls"
        onInput={() => {
          compute()
          keepInAddress(id, valuesOf(form.current!), initial)
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        {children(refusal)}
        <noscript>
          <p className="soft">
            Nothing is computed without JavaScript. The clause above says how the figures beside each question add up.
          </p>
        </noscript>
      </form>
      <EstimateView estimate={answer} of={of} />
    </div>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
}

/** What the address says about the calculator `id`: `?audit.lines=900&token.option=capped`. */
function valuesInAddress(id: string): Values {
  const asked = new URLSearchParams(location.search)
  const mine = [...new Set(asked.keys())].filter((key) => key.startsWith(`${id}.`))
  return Object.fromEntries(mine.map((key) => [key.slice(id.length + 1), asked.getAll(key)]))
}

/** Puts values into controls that nobody has touched yet. */
function fill(form: HTMLFormElement, values: Values) {
  for (const [name, given] of Object.entries(values))
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      const untouched =
        control.type === 'checkbox'
          ? control.checked === control.defaultChecked
          : control.value === control.defaultValue
      if (!untouched) continue
      if (control.type === 'checkbox') control.checked = given.includes(control.value)
      else control.value = given[0]!
    }
}

function keepInAddress(id: string, values: Values, initial: Values) {
  const address = new URL(location.href)
  for (const key of new Set(address.searchParams.keys())) if (key.startsWith(`${id}.`)) address.searchParams.delete(key)
  for (const [name, given] of Object.entries(values))
    if (String(given) !== String(initial[name]))
      for (const one of given) address.searchParams.append(`${id}.${name}`, one)
  history.replaceState(history.state, '', address)
}
