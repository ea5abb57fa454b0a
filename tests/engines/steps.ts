import { expect } from '@playwright/test'
import type { EnginePage } from './engine-page.ts'

/** Runs in the page: marks what is visible, can be used and has this name, in the topmost window if one is open. Answers whether it is there. */
export function mark(name: string, kind: 'press' | 'field'): boolean {
  document.querySelector('[data-walked]')?.removeAttribute('data-walked')
  const selector = { press: 'a, button, label, summary', field: 'input, textarea, select' }[kind]
  const words = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    return [element.getAttribute('aria-label'), ...(kind === 'field' ? labels : [element.textContent])]
  }
  const windows = document.querySelectorAll(':modal')
  const places = windows.length > 0 ? [...windows] : [document.body]
  const found = places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
    .findLast((element) =>
      words(element).some((text) => new RegExp(name).test(text?.replace(/\s+/g, ' ').trim() ?? '')),
    )
  found?.setAttribute('data-walked', '')
  return found !== undefined
}

const marked = '[data-walked]'

/** Presses the link, button or label whose name matches this pattern, once it is there. */
export async function press(visit: EnginePage, name: string) {
  await expect.poll(() => visit.run(mark, name, 'press'), name).toBe(true)
  await visit.click(marked)
}

/** Writes into the empty field whose label matches this pattern, once it is there. */
export async function fill(visit: EnginePage, label: string, text: string) {
  await expect.poll(() => visit.run(mark, label, 'field'), label).toBe(true)
  await visit.type(marked, text)
}

/** Runs in the page: whether one of these parts is visible and says this. */
function isSeen(parts: string, words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(parts)].some(
    (part) => part.checkVisibility({ visibilityProperty: true }) && part.innerText.includes(words),
  )
}

/** Waits until a part of the page, by its selector, is visible and says this. */
export async function sees(visit: EnginePage, selector: string, text = '') {
  await expect.poll(() => visit.run(isSeen, selector, text), `${selector} ${text}`).toBe(true)
}

/** Opens a page as a new visitor, and waits until it has come to life. */
export async function arrive(visit: EnginePage, url: string) {
  // A page without an application: one that is left while its code loads would complain of it.
  await visit.open(new URL('/privacy', url).href)
  await visit.run(async () => {
    await fetch('/api/siwe/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    localStorage.clear()
    sessionStorage.clear()
  })
  await visit.open(url)
  await visit.hover('h1')
  await comesToLife(visit)
}

/** Waits until React answers. */
export const comesToLife = (visit: EnginePage) =>
  expect.poll(() => visit.run(() => document.documentElement.dataset.script)).toBe('ready')
