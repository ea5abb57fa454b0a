import type { EnginePage } from '../engines/engine-page.ts'
import { mark } from '../engines/steps.ts'
import { isSessionLost } from './lost-session.ts'

/** Milliseconds a value may take to be the expected one. Several times what a busy machine was seen to need. */
const patientMs = 45_000

/** Asks until an answer passes, or time is over; answers the last one. */
export async function until<Answer>(ask: () => Promise<Answer>, passes: (answer: Answer) => boolean): Promise<Answer> {
  const end = performance.now() + patientMs
  for (;;) {
    try {
      const answer = await ask()
      if (passes(answer) || performance.now() > end) return answer
    } catch (error) {
      // The page may be left in the midst of it.
      if (isSessionLost(error) || performance.now() > end) throw error
    }
    await new Promise((again) => setTimeout(again, 50))
  }
}

/** The words of the first visible element a selector meets; null without one. */
export const text = (selector: string) => (page: EnginePage) =>
  page.run((parts: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(parts)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    return found ? found.innerText.replace(/\s+/g, ' ').trim() : null
  }, selector)

/** The words of every element, visible or not, in order. */
export const texts = (selector: string) => (page: EnginePage) =>
  page.run(
    (parts: string) =>
      [...document.querySelectorAll<HTMLElement>(parts)].map((each) => each.textContent.replace(/\s+/g, ' ').trim()),
    selector,
  )

/** The words of every visible element, in order. */
export const seen = (selector: string) => (page: EnginePage) =>
  page.run(
    (parts: string) =>
      [...document.querySelectorAll<HTMLElement>(parts)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.innerText.replace(/\s+/g, ' ').trim()),
    selector,
  )

/** An attribute of every element, in order. */
export const attributes = (selector: string, name: string) => (page: EnginePage) =>
  page.run(
    (parts: string, of: string) => [...document.querySelectorAll(parts)].map((each) => each.getAttribute(of)),
    selector,
    name,
  )

/** An attribute of the first element; null without one. */
export const attribute = (selector: string, name: string) => (page: EnginePage) =>
  page.run((parts: string, of: string) => document.querySelector(parts)?.getAttribute(of) ?? null, selector, name)

/** Whether the first element meets another selector, such as `:disabled`; null without one. */
export const matches = (selector: string, other: string) => (page: EnginePage) =>
  page.run((parts: string, as: string) => document.querySelector(parts)?.matches(as) ?? null, selector, other)

/** How many elements are visible. */
export const count = (selector: string) => (page: EnginePage) =>
  page.run(
    (parts: string) =>
      [...document.querySelectorAll(parts)].filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    selector,
  )

/** Writes into a field in the place of what is in it. */
export const write = (selector: string, value: string) => (page: EnginePage) =>
  page.run(
    (parts: string, words: string) => {
      const field = document.querySelector<HTMLInputElement>(parts)!
      const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
      native.set!.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    selector,
    value,
  )

/** Presses what has this name, in the topmost window if one is open, once it is there. */
export const press = (name: string) => async (page: EnginePage) => {
  if (!(await until(() => page.run(mark, name, 'press'), Boolean))) throw new Error(`nothing is named ${name}`)
  await page.click('[data-walked]')
}

/** What the engine complained about since it was asked last. */
export const complaints = (page: EnginePage) => page.complaints()

/** Status and media type of an address of this site, and where it leads. */
export const fetched = (path: string) => (page: EnginePage) =>
  page.run(async (address: string) => {
    const answer = await fetch(address)
    return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`
  }, path)

/** A header of an address of this site. */
export const header = (path: string, name: string) => (page: EnginePage) =>
  page.run(async (address: string, of: string) => (await fetch(address)).headers.get(of), path, name)
