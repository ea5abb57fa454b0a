import type { BrowserContext, Page } from '@playwright/test'

/** What a walk took of its visitor: presses, fields that were filled, seconds, how far things moved by themselves, and which. */
export type Spent = { presses: number; fields: number; seconds: number; shift: number; moved: string[] }

type Noted = 'press' | 'field' | 'shift'

/** Runs in every page: a press is a pointer that goes down, a key that acts, a choice in a list, or files that are chosen. */
function noteSpent() {
  const { noteSpent: note } = window as unknown as { noteSpent(what: Noted, value: number, moved?: string): void }
  addEventListener('pointerdown', () => note('press', 1), { capture: true })
  addEventListener('keydown', ({ key }) => /^(?:Enter|Escape|Tab| )$/.test(key) && note('press', 1), { capture: true })
  // What moves by a press within half a second was asked for; so was what a script fills in and chooses without a key. Tasks that take
  // long make the half second longer: a busy machine is late with what the press asked for, and does not move more.
  const asked: number[] = []
  const tasks: PerformanceEntry[] = []
  for (const type of ['input', 'change', 'pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => void asked.push(timeStamp), { capture: true })
  new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  const isAsked = (at: number) => {
    const from = asked.findLast((one) => one <= at) ?? -Infinity
    const busy = tasks.filter(({ startTime, duration }) => startTime + duration > from && startTime < at)
    return at - from - busy.reduce((sum, { duration }) => sum + duration, 0) < 500
  }
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
  // What was pressed or typed into last, and when: a shift is told with it.
  let step = 'opened'
  let stepAt = 0
  // It goes into the page as a whole.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const nameOf = (node: EventTarget | Node | null | undefined) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
    const path: string[] = []
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement) {
      const { id, classList, localName } = at
      path.unshift(id ? `#${id}` : [localName, ...classList].join('.'))
      if (id) break
    }
    return path.join(' > ') || 'what is gone'
  }
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        const { textContent, localName } = target as Element
        step = `${type} on ${nameOf(target)}${localName === 'button' || localName === 'a' ? ` “${textContent}”` : ''}`
        stepAt = timeStamp
      },
      { capture: true },
    )
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const rectOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const tell = (entries: (PerformanceEntry & Shift)[]) => {
    for (const { hadRecentInput, value, sources, startTime } of entries) {
      if (hadRecentInput || isAsked(startTime)) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `    ${nameOf(node)}: ${rectOf(previousRect)} -> ${rectOf(currentRect)}`,
      )
      const since = `${Math.round(startTime - stepAt)} ms after ${step}`
      note('shift', value, [`${value.toFixed(4)} ${location.pathname}${location.hash}, ${since}`, ...moved].join('\n'))
    }
  }
  // The long tasks around a shift are told after it.
  const shifts: (PerformanceEntry & Shift)[] = []
  new PerformanceObserver((list) => {
    shifts.push(...(list.getEntries() as typeof shifts))
    setTimeout(() => tell(shifts.splice(0)), 100)
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('pagehide', () => tell(shifts.splice(0)))
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
    const seconds = (performance.now() - start) / 1000
    await Promise.all(contexts.flatMap((context) => context.pages().map(hearLast)))
    return { ...spent, seconds }
  }
}

/** What moved with the last step is told by the page a moment later. A page that is leaving has told. */
async function hearLast(page: Page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))).catch(() => undefined)
}
