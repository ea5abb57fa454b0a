import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { openChromium } from '../engines/chromium-page.ts'
import { openFirefox } from '../engines/firefox-page.ts'
import { enginesHere, installEngines } from '../engines/installed.ts'
import { openWebkit } from '../engines/webkit-page.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'
import {
  widths,
  type AcceptanceCase,
  type AcceptanceEngine,
  type AcceptanceResult,
  type AcceptanceWidth,
} from './acceptance-case.ts'
import { applies, measureVisit } from './measure-visit.ts'
import { tableOf, type AcceptanceRow } from './acceptance-table.ts'
import { visits } from './visits.ts'

/**
 * `npm run acceptance`: measures every statement of the specification in each engine that is here, at both widths, over one server, and
 * writes `docs/evidence/acceptance.json` and `docs/acceptance.md`. Fails when a statement does not hold. Needs a build.
 */
headlessPath()
installEngines()
const opens = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit }
const engines = Object.keys(opens) as AcceptanceEngine[]
const here = new Set<AcceptanceEngine>(['chromium', ...enginesHere()])
const notRun = engines.filter((engine) => !here.has(engine))

const measured = new Map<AcceptanceCase, Record<string, AcceptanceResult>>()
const seconds: Partial<Record<AcceptanceEngine, number>> = {}
const placeOf = (engine: AcceptanceEngine, width: AcceptanceWidth) => `${engine} ${width}`

async function walk(engine: AcceptanceEngine, site: string) {
  const started = performance.now()
  const page = await opens[engine]()
  for (const width of widths)
    for (const visit of visits)
      for (const [one, result] of await measureVisit(page, visit, { site, engine, width })) {
        const row = measured.get(one) ?? {}
        measured.set(one, { ...row, [placeOf(engine, width)]: result })
        if (!result.holds) console.log(`${placeOf(engine, width)}: ${one.statement}\n  measured: ${result.value}`)
      }
  await page.close()
  seconds[engine] = Math.round((performance.now() - started) / 1000)
}

const served = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
await Promise.all([...here].map((engine) => walk(engine, served.url)))
await served.stop()

const rows: AcceptanceRow[] = visits
  .flatMap(({ cases }) => cases)
  .map((one) => ({
    section: one.section,
    statement: one.statement,
    results: Object.fromEntries(
      engines.flatMap((engine) =>
        widths.flatMap((width): [string, AcceptanceRow['results'][string]][] => {
          const place = placeOf(engine, width)
          const result = measured.get(one)?.[place]
          if (result) return [[place, result]]
          const why = one.cannot?.[engine]
          if (!here.has(engine)) return [[place, { notRun: 'This engine was not installed.' }]]
          return applies(one, engine, width) || !why ? [] : [[place, { notRun: why }]]
        }),
      ),
    ),
  }))
  .toSorted((one, other) => one.section - other.section)
const broken = rows.flatMap(({ results }) => Object.values(results).filter((each) => 'holds' in each && !each.holds))
const count = rows.reduce(
  (sum, { results }) => sum + Object.values(results).filter((each) => 'holds' in each).length,
  0,
)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const report = {
  date: new Date().toISOString().slice(0, 10),
  commit,
  seconds,
  notRun,
  measured: count,
  broken: broken.length,
  rows,
}
mkdirSync('docs/evidence', { recursive: true })
writeFileSync('docs/evidence/acceptance.json', `${JSON.stringify(report, null, 2)}\n`)
writeFileSync('docs/acceptance.md', tableOf(report))
console.log(`${rows.length} statements, measured ${count} times: ${broken.length} do not hold.`)
process.exitCode = broken.length > 0 ? 1 : 0
