import { expect, test } from '@playwright/test'
import { drivenPage } from '../engines/chromium-page.ts'
import type { AcceptanceWidth } from './acceptance-case.ts'
import { applies, measureVisit } from './measure-visit.ts'
import { visits } from './visits.ts'

/**
 * Every statement of the specification in Chromium, as `npm test` measures it: beside the journeys, over their server, and nothing is
 * recorded. The width is that of the project.
 */
for (const visit of visits) {
  test(visit.name, async ({ page, viewport, baseURL }) => {
    const place = { engine: 'chromium', width: viewport!.width as AcceptanceWidth } as const
    const driven = drivenPage(page, () => page.close())
    // A context of its own is that of a visitor who was never here.
    const results = await measureVisit(driven, { ...visit, asBefore: true }, { site: baseURL!, ...place })
    const broken = [...results].flatMap(([{ statement }, { holds, value }]) =>
      holds ? [] : [`${statement}: measured ${value}`],
    )
    expect(broken).toEqual([])
    expect(results.size).toBe(visit.cases.filter((one) => applies(one, place.engine, place.width)).length)
  })
}
