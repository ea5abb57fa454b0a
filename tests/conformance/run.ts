import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath } from '../chromium.ts'
import { prepareRainbowKit } from './prepare-rainbowkit.ts'

/**
 * `npm run conformance [-- arguments of Playwright]`: builds this site and the comparison, and holds both to the contract. Needs a
 * registry of npm the first time.
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
run('playwright', 'test', '--config', 'tests/conformance/playwright.config.ts', ...process.argv.slice(2))
