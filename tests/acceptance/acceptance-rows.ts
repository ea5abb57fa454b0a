import type { AcceptanceRow } from '#app/acceptance/acceptance.server.ts'
import {
  widths,
  type AcceptanceCase,
  type AcceptanceEngine,
  type AcceptanceResult,
  type AcceptanceVisit,
} from './acceptance-case.ts'
import { expectedOf } from './measure-visit.ts'

/** Where a case is measured: `chromium 375`. */
export const placeOf = (engine: AcceptanceEngine, width: number) => `${engine} ${width}`

/** Every statement with what it came to by engine and width, by section; nothing where there is nothing to measure. */
export function rowsOf(visits: readonly AcceptanceVisit[], { engines, here, measured }: Measured): AcceptanceRow[] {
  const resultOf = (one: AcceptanceCase, engine: AcceptanceEngine, width: (typeof widths)[number]) => {
    const result = measured.get(one)?.[placeOf(engine, width)]
    if (result) return result
    if ((one.only ?? width) !== width) return undefined
    const why = one.cannot?.[engine] ?? (here.has(engine) ? undefined : 'This engine was not installed.')
    return why === undefined ? undefined : { notRun: why }
  }
  return visits
    .flatMap(({ cases }) => cases)
    .map((one) => ({
      section: one.section,
      statement: one.statement,
      expected: expectedOf(one),
      isPattern: one.expected instanceof RegExp,
      results: Object.fromEntries(
        engines.flatMap((engine) =>
          widths.flatMap((width) => {
            const result = resultOf(one, engine, width)
            return result ? [[placeOf(engine, width), result]] : []
          }),
        ),
      ),
    }))
    .toSorted((one, other) => one.section - other.section)
}

type Measured = {
  engines: readonly AcceptanceEngine[]
  here: ReadonlySet<AcceptanceEngine>
  measured: ReadonlyMap<AcceptanceCase, Record<string, AcceptanceResult>>
}
