import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run coverage`: runs the unit tests over the built site and writes to content/coverage.json how much of `src/` they ran. What
 * only the browser journeys and child processes run is not counted, so the true share is larger.
 */
const folder = mkdtempSync(join(tmpdir(), 'intaglio-coverage-'))
const options = ['include=src/**/*.{ts,tsx}', 'reporter=json-summary', `reportsDirectory=${folder}`]
const { status } = spawnSync(
  'vitest',
  ['run', '--reporter=dot', '--coverage.enabled', ...options.map((option) => `--coverage.${option}`)],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
if (status === 0) {
  const { total } = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8')) as {
    total: { lines: { pct: number } }
  }
  const measured = { linesPercent: Math.floor(total.lines.pct), measured: new Date().toISOString().slice(0, 10) }
  writeFileSync(join(import.meta.dirname, '../content/coverage.json'), `${JSON.stringify(measured, undefined, 2)}\n`)
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
