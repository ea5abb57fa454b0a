import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of Debian may be installed here: by root, with apt-get. */
export const debianInstalls = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian and says so. Throws where apt-get does. */
export function installFromDebian(...names: string[]): void {
  console.log(`Installing Debian's packages with apt-get, since they are not here: ${names.join(', ')}.`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'inherit', 'inherit'] })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
