import axe from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe objects to: a rule, its impact, and each element with why. */
export type Violation = Pick<axe.Result, 'id' | 'impact' | 'nodes'>

/**
 * What axe objects to in a part of a page, by its own rules or those of `rules`. It is put into each document once: that takes as long
 * as asking it does.
 */
export async function violationsIn(page: Page, part: string, rules?: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, only]) => {
      const { axe: asked } = window as unknown as { axe: typeof axe }
      const { violations } = await asked.run(within, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes }))
    },
    [part, rules] as const,
  )
}
