import type { Page } from '@playwright/test'

/**
 * What a screen reader would say badly, by rules that were found by reading every page (decision 276) and that axe does not have. It
 * takes a few milliseconds for a page, so that each visit of the tests can ask.
 */
export const badlySpoken = (page: Page): Promise<string[]> => page.evaluate(findBadlySpoken)

/* oxlint-disable unicorn/consistent-function-scoping -- the function goes into the page alone */
/** Runs in the page. */
function findBadlySpoken(): string[] {
  const found: string[] = []
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const say = (fault: string, element: Element) => found.push(`${fault}: ${element.outerHTML.slice(0, 140)}`)
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]'),
    )
  /** The name of a link or a summary: its label, or the words in it and those of its pictures. */
  function nameOf(element: Element): string {
    const words = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.matches('[aria-hidden=true]')) return ''
      return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(words).join('')
    }
    return plain(words(element))
  }
  const wordsOf = (ids: string | null) =>
    plain(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )

  const places = new Map<string, Set<string>>()
  for (const link of all('a[href]') as HTMLAnchorElement[]) {
    const name = nameOf(link)
    const { origin, pathname, search } = new URL(link.href)
    // What leads to a place on this page is read among its contents.
    if (link.hash && pathname === location.pathname) continue
    places.set(name, (places.get(name) ?? new Set()).add(origin + pathname + search))
  }
  for (const [name, { size }] of places) if (size > 1) found.push(`“${name}” names links to ${size} places`)

  const summaries = all('summary').map(nameOf)
  for (const name of new Set(summaries)) {
    const count = summaries.filter((other) => other === name).length
    if (count > 1) found.push(`“${name}” names ${count} parts that open`)
  }

  if (document.querySelectorAll('h1').length !== 1) found.push('not one heading of the first level')
  for (const list of all('main :is(ul, ol)')) if (!list.querySelector('li')) say('a list of nothing', list)
  for (const drawing of all('svg:not([role=img], svg svg)')) say('a drawing without words that is not hidden', drawing)
  for (const drawing of all('[role=img][aria-describedby]')) {
    const name = drawing.getAttribute('aria-label') ?? wordsOf(drawing.getAttribute('aria-labelledby'))
    if (name.includes(wordsOf(drawing.getAttribute('aria-describedby'))))
      say('a drawing that is described by its name', drawing)
  }
  for (const code of all('pre[role=region]')) say('code is a landmark', code)
  for (const step of all('[data-state=now]:not([aria-current])')) say('a step that only looks as if it were next', step)

  const live = '[role=alert], [role=status], [role=log], output, [aria-live]:not([aria-live=off])'
  for (const region of all(live)) {
    if (region.parentElement?.closest(live)) say('a live region in a live region', region)
    if (region.parentElement?.closest('button, summary')) say('a live region in a button is never read', region)
  }
  for (const slide of all('input[type=range]:not([aria-valuetext])') as HTMLInputElement[])
    if (Math.abs(slide.valueAsNumber) > 999) say('a slider that says a bare figure', slide)

  return found
}
