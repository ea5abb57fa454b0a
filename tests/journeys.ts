import { spawnSync } from 'node:child_process'
import { headlessPath } from './chromium.ts'
import { installEngines } from './engines/installed.ts'

/**
 * `npm run journeys [-- arguments of Playwright]` and `npm run journeys:engines`: installs the browsers that are missing, which a
 * configuration file must not, and walks.
 */
const [first, ...rest] = process.argv.slice(2)
const inEngines = first === 'engines'
if (inEngines) installEngines()
else headlessPath()
const args = inEngines ? ['--config=tests/engines/playwright.config.ts', ...rest] : process.argv.slice(2)
process.exitCode = spawnSync('playwright', ['test', ...args], { stdio: 'inherit' }).status ?? 1
