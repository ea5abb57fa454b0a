import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = () => [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/**
 * Finds a Chromium, or installs one and says so: from Debian's packages when run as root there, else with Playwright's installer.
 * Answers the path of the executable.
 */
export function chromiumPath(): string {
  const found = places().find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the package chromium with apt-get.')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    console.log("No Chromium here: installing Playwright's with `playwright install chromium`.")
    run('npx', 'playwright', 'install', 'chromium')
  }
  const installed = places().find((path) => path && existsSync(path))
  if (!installed) throw new Error('Chromium could not be installed. Install one and name it in CHROMIUM_PATH.')
  return installed
}
