import type { EnginePage } from '../engines/engine-page.ts'
import type {
  AcceptanceCase,
  AcceptanceEngine,
  AcceptanceResult,
  AcceptanceVisit,
  AcceptanceWidth,
} from './acceptance-case.ts'
import { isSessionLost } from './lost-session.ts'
import { until } from './measures.ts'

const heights = { 375: 812, 1440: 900 } as const

/** Makes the page that of a new visitor of this width, on the page of the visit, with its application alive. */
export async function beginVisit(page: EnginePage, { site, path, still, asBefore, begin, width }: Begin) {
  await page.size(width, heights[width])
  if (!asBefore) await forget(page, site)
  await page.open(site + path)
  if (!still) {
    await page.hover('body')
    await until(
      () => page.run(() => document.documentElement.dataset.script),
      (state) => state === 'ready',
    )
  }
  await begin?.(page)
}

/** Makes the page that of a visitor who was never here. */
async function forget(page: EnginePage, site: string) {
  // A page without an application: one that is left while its code loads would complain of it.
  await page.open(`${site}/privacy`)
  await page.run(async () => {
    await fetch('/api/siwe/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    localStorage.clear()
    sessionStorage.clear()
  })
}

type Begin = Omit<AcceptanceVisit, 'cases'> & { site: string; width: AcceptanceWidth }

const holds = ({ expected }: AcceptanceCase, value: unknown) =>
  expected instanceof RegExp ? expected.test(String(value)) : JSON.stringify(value) === JSON.stringify(expected)

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(' · ')
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** Whether a case is measured at this width in this engine. */
export const applies = ({ only, cannot }: AcceptanceCase, engine: AcceptanceEngine, width: AcceptanceWidth) =>
  (only ?? width) === width && !cannot?.[engine]

/** The expected value as it is written down: a pattern is one of JavaScript. */
export const expectedOf = ({ expected }: AcceptanceCase): string =>
  expected instanceof RegExp ? expected.source : inWords(expected)

/** Measures the cases of a visit in one engine at one width; those that do not apply have no result. Throws when the session is lost. */
export async function measureVisit(
  page: EnginePage,
  visit: AcceptanceVisit,
  { site, engine, width }: { site: string; engine: AcceptanceEngine; width: AcceptanceWidth },
): Promise<Map<AcceptanceCase, AcceptanceResult>> {
  const results = new Map<AcceptanceCase, AcceptanceResult>()
  const fault = await beginVisit(page, { ...visit, site, width }).then(
    () => undefined,
    (error: unknown) => {
      if (isSessionLost(error)) throw error
      return String(error)
    },
  )
  for (const one of visit.cases) {
    if (!applies(one, engine, width)) continue
    try {
      if (fault) throw new Error(fault)
      await one.act?.(page)
      const value = await until(
        () => one.measure(page),
        (answer) => holds(one, answer),
      )
      results.set(one, { value: inWords(value), holds: holds(one, value) })
    } catch (error) {
      if (isSessionLost(error)) throw error
      results.set(one, { value: String(error).split('\n')[0]!.slice(0, 200), holds: false })
    }
  }
  return results
}
