import { useEffect, useEffectEvent, useRef } from 'react'
import { readinessItems } from '#content/pricing.ts'
import { keepReady, readReady } from './kept-ready.ts'

const groups = [...new Set(readinessItems.map(({ group }) => group))]

/** Prints the checklist and nothing else of the page. */
function printIt() {
  const { dataset } = document.documentElement
  dataset.print = 'checklist'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}

type ChecklistProps = {
  /** How many items are ticked. */
  ready: number
  changed: (ready: number) => void
}

/** The readiness checklist: each ticked item shortens the estimate. It is kept on the device and can be printed by itself. */
export function Checklist({ ready, changed }: ChecklistProps) {
  const box = useRef<HTMLDivElement>(null)
  const left = readinessItems.length - ready

  const boxes = () => [...box.current!.querySelectorAll<HTMLInputElement>('input')]
  const recount = () => {
    const ticked = boxes().filter(({ checked }) => checked)
    keepReady(ticked.map(({ value }) => value))
    changed(ticked.length)
  }
  const arrive = useEffectEvent(() => {
    const kept = readReady()
    for (const input of boxes()) input.checked ||= kept.includes(input.value)
    recount()
  })
  useEffect(() => arrive(), [])

  return (
    <div ref={box} className="checklist" id="checklist" onChange={recount}>
      <h3>How ready is your code?</h3>
      <p className="soft small">
        Each item saves reading time, so the estimate falls as you tick. Your ticks stay on this device.
      </p>
      <div className="checklist-groups">
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            {readinessItems
              .filter((item) => item.group === group)
              .map(({ id, label, why }) => (
                <label key={id} className="ready-item">
                  <input type="checkbox" id={`ready-${id}`} value={id} />
                  <span>
                    {label} <small>{why}</small>
                  </span>
                </label>
              ))}
          </fieldset>
        ))}
      </div>
      <p className="checklist-foot">
        <output>{left === 0 ? 'Nothing left' : left === 1 ? '1 item left' : `${left} items left`}</output>
        <button type="button" className="button" id="checklist-print" data-replay onClick={printIt}>
          Print the checklist
        </button>
      </p>
    </div>
  )
}
