import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '#content/brand.ts'
import { colours } from '#content/colours.ts'
import {
  acceptanceFile,
  acceptancePictures,
  acceptanceSchema,
  type Acceptance,
} from '#app/acceptance/acceptance.server.ts'
import { openChromium } from '../engines/chromium-page.ts'
import { openFirefox } from '../engines/firefox-page.ts'
import { enginesHere, firefox, installEngines } from '../engines/installed.ts'
import { openWebkit } from '../engines/webkit-page.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'
import { type AcceptanceCase, type AcceptanceEngine, type AcceptanceResult } from './acceptance-case.ts'
import { inWebp, takePictures } from './acceptance-pictures.ts'
import { placeOf, rowsOf } from './acceptance-rows.ts'
import { visits as allVisits } from './visits.ts'
import { walkEngine } from './walk-engine.ts'

/**
 * `npm run acceptance`: measures every statement of the specification in each engine that is here, one engine after the other, at both
 * widths, over one server, and writes `docs/evidence/acceptance.json` with its pictures. Fails when a statement does not hold. Needs a
 * build. With `-- --engine webkit` or `--visit toasts` it measures a part, and writes nothing.
 */
const { values: asked } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [] },
    visit: { type: 'string', multiple: true, default: [] },
  },
})
const isPart = asked.engine.length > 0 || asked.visit.length > 0
const chromium = headlessPath()
installEngines()
const opens = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit }
const engines = Object.keys(opens) as AcceptanceEngine[]
const here = new Set<AcceptanceEngine>(['chromium', ...enginesHere()])
const visits = allVisits.filter(({ name }) => asked.visit.length === 0 || asked.visit.includes(name))
const walked = engines.filter((each) => here.has(each) && (asked.engine.length === 0 || asked.engine.includes(each)))

/** The version an engine says of itself. */
const versions = {
  chromium: [chromium, '--version'],
  firefox: [firefox, '--version'],
  // Neither its driver nor its browser says one without a screen.
  webkit: ['dpkg-query', '-W', '-f=${Version}', 'libwebkit2gtk-4.1-0'],
} as const
const versionOf = (engine: AcceptanceEngine) => {
  const [program, ...options] = versions[engine]
  return /\d+(?:\.\d+)+/.exec(execFileSync(program, options, { encoding: 'utf8', stdio: 'pipe' }))?.[0] ?? null
}

const measured = new Map<AcceptanceCase, Record<string, AcceptanceResult>>()
const pictures: Awaited<ReturnType<typeof takePictures>> = []
const facts: Acceptance['engines'] = []
const served = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
for (const engine of walked) {
  const started = performance.now()
  const { lost } = await walkEngine({
    site: served.url,
    engine,
    visits,
    open: opens[engine],
    tell: (one, width, result) => {
      measured.set(one, { ...measured.get(one), [placeOf(engine, width)]: result })
      if (!result.holds) console.log(`${placeOf(engine, width)}: ${one.statement}\n  measured: ${result.value}`)
    },
    ...(!isPart && {
      last: async (page) => void pictures.push(...(await takePictures(page, { site: served.url, engine }))),
    }),
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  facts.push({ engine, version: versionOf(engine), seconds, lostSessions: lost })
  console.log(`${engine}: ${seconds} s, ${lost} sessions lost.`)
}
await served.stop()

const rows = rowsOf(visits, { engines: isPart ? walked : engines, here, measured })
const results = rows.flatMap((row) => Object.values(row.results)).filter((each) => 'holds' in each)
const broken = results.filter(({ holds }) => !holds).length
if (!isPart) {
  const shown = await inWebp(pictures)
  rmSync(acceptancePictures, { recursive: true, force: true })
  mkdirSync(acceptancePictures, { recursive: true })
  for (const { file, bytes } of shown) writeFileSync(join(acceptancePictures, file), bytes)
  const report = acceptanceSchema.parse({
    date: new Date().toISOString().slice(0, 10),
    company: { name: brand.name, accent: colours.ink.day },
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    engines: facts,
    pictures: shown.map(({ bytes: _bytes, ...picture }) => picture),
    rows,
  })
  writeFileSync(acceptanceFile, `${JSON.stringify(report, null, 2)}\n`)
}
console.log(`${rows.length} statements, measured ${results.length} times: ${broken} do not hold.`)
process.exitCode = broken > 0 ? 1 : 0
