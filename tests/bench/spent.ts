import type { BrowserContext } from '@playwright/test'

/** What a walk took of its visitor: presses, fields that were filled, seconds, how far things moved by themselves, and which. */
export type Spent = { presses: number; fields: number; seconds: number; shift: number; moved: string[] }

type Noted = 'press' | 'field' | 'shift'

/** Runs in every page: a press is a pointer that goes down, a key that acts, a choice in a list, or files that are chosen. */
function noteSpent() {
  const { noteSpent: note } = window as unknown as { noteSpent(what: Noted, value: number, moved?: string): void }
  addEventListener('pointerdown', () => note('press', 1), { capture: true })
  addEventListener('keydown', ({ key }) => /^(?:Enter|Escape|Tab| )$/.test(key) && note('press', 1), { capture: true })
  // A script fills and chooses without a key: what moves by it right afterwards was asked for, as after a press.
  let asked = -Infinity
  const ask = ({ timeStamp }: Event) => void (asked = timeStamp)
  addEventListener('input', ask, { capture: true })
  addEventListener('change', ask, { capture: true })
  let last: EventTarget | null = null
  addEventListener(
    'input',
    ({ target }) => {
      const control = target as HTMLInputElement
      if (control.matches('select, input[type=file]')) return note('press', 1)
      if (control.matches('input[type=checkbox], input[type=radio]') || control === last) return
      last = control
      note('field', 1)
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      const { hadRecentInput, value, sources, startTime } = entry
      if (hadRecentInput || (startTime > asked && startTime < asked + 500)) continue
      const moved = sources.slice(0, 3).map(({ node, previousRect, currentRect }) => {
        const { id = '', className = '', nodeName } = (node ?? {}) as Partial<Element>
        return `${nodeName} #${id} .${className} from ${previousRect.y} to ${currentRect.y}`
      })
      note('shift', value, `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type Shift = {
  hadRecentInput: boolean
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Counts what is spent in all pages of some contexts. Answers what runs a walk and tells what it took. */
export async function countSpent(contexts: BrowserContext[]): Promise<(walk: () => Promise<void>) => Promise<Spent>> {
  const nothing: Spent = { presses: 0, fields: 0, seconds: 0, shift: 0, moved: [] }
  let spent = structuredClone(nothing)
  const count = (_: unknown, what: Noted, value: number, moved = '') => {
    if (what === 'press') spent.presses += 1
    else if (what === 'field') spent.fields += 1
    else {
      spent.shift += value
      spent.moved.push(moved)
    }
  }
  for (const context of contexts) {
    await context.exposeBinding('noteSpent', count)
    await context.addInitScript(noteSpent)
  }
  return async (walk) => {
    spent = structuredClone(nothing)
    const start = performance.now()
    await walk()
    return { ...spent, seconds: (performance.now() - start) / 1000 }
  }
}
