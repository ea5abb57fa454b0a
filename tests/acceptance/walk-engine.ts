import type { EnginePage } from '../engines/engine-page.ts'
import {
  widths,
  type AcceptanceCase,
  type AcceptanceEngine,
  type AcceptanceResult,
  type AcceptanceVisit,
  type AcceptanceWidth,
} from './acceptance-case.ts'
import { isSessionLost } from './lost-session.ts'
import { applies, measureVisit } from './measure-visit.ts'

type Walk = {
  site: string
  engine: AcceptanceEngine
  visits: readonly AcceptanceVisit[]
  open: () => Promise<EnginePage>
  /** Told of each result as it is there. */
  tell: (one: AcceptanceCase, width: AcceptanceWidth, result: AcceptanceResult) => void
  /** Done at the end, in a new session. */
  last?: (page: EnginePage) => Promise<void>
}

/** How often a visit is begun again after its session was lost. */
const tries = 2

/**
 * Walks one engine through all visits at both widths. WebKit's driver ends sessions that have seen many documents, so each visit that
 * does more than look has a session of its own there. A visit whose session is lost is begun again from its start, in a new one;
 * where that is lost as well, its cases do not hold.
 */
export async function walkEngine({ site, engine, visits, open, tell, last }: Walk): Promise<{ lost: number }> {
  let lost = 0
  let page = await open()
  const renew = async () => {
    await page.close().catch(() => undefined)
    page = await open()
  }
  for (const width of widths)
    for (const visit of visits) {
      if (engine === 'webkit' && !visit.asBefore) await renew()
      for (let tried = 1; ; tried++) {
        try {
          const results = await measureVisit(page, visit, { site, engine, width })
          for (const [one, result] of results) tell(one, width, result)
          break
        } catch (error) {
          if (!isSessionLost(error)) throw error
          lost++
          console.log(`${engine} ${width}: the session was lost at “${visit.name}”.`)
          await renew()
          if (tried < tries) continue
          const value = 'The session with the browser was lost.'
          for (const one of visit.cases) if (applies(one, engine, width)) tell(one, width, { value, holds: false })
          break
        }
      }
    }
  await renew()
  await last?.(page)
  await page.close().catch(() => undefined)
  return { lost }
}
