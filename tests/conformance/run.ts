import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from '../chromium.ts'
import { recordConformance } from './conformance-record.ts'
import { prepareRainbowKit } from './prepare-rainbowkit.ts'

/**
 * `npm run conformance [-- arguments of Playwright]`: builds this site and the comparison, and holds both to the contract. Needs a
 * registry of npm the first time. A run without arguments is a whole one: it is recorded, with what failed, for the evidence.
 */
const root = join(import.meta.dirname, '../..')

const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

chromiumPath()
run(process.execPath, 'scripts/build.ts')
await prepareRainbowKit()
run('tsc', '-p', 'tests/rainbowkit')

const asked = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'intaglio-conformance-'))
const file = join(reports, 'report.json')
const config = ['test', '--config', 'tests/conformance/playwright.config.ts']
const { status } = spawnSync('playwright', [...config, ...(asked.length > 0 ? asked : ['--reporter=list,json'])], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
})
try {
  if (asked.length === 0) recordConformance(JSON.parse(readFileSync(file, 'utf8')))
} finally {
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = status ?? 1
