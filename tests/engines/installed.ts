import { globSync, existsSync } from 'node:fs'
import { debianInstalls, installFromDebian } from '../debian.ts'

/** Firefox as Debian packages it. */
export const firefox = '/usr/bin/firefox-esr'

/** The engines beside Chromium, what each needs from Debian, and whether that is here. */
const engines = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], isHere: () => existsSync(firefox) },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb') && Boolean(miniBrowser()),
  },
] as const

/** Where Debian keeps the browser that WebKit's driver starts; nothing where it is not installed. */
export const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

/** An engine beside Chromium. */
export type EngineName = (typeof engines)[number]['name']

/** The engines that can be walked here. */
export const enginesHere = (): EngineName[] => engines.filter(({ isHere }) => isHere()).map(({ name }) => name)

/**
 * Installs the engines that are missing where Debian's packages may be installed; elsewhere says in one sentence which are left out,
 * and how to have them.
 */
export function installEngines(): void {
  const packages = engines.filter(({ isHere }) => !isHere()).flatMap((engine) => engine.packages)
  if (packages.length === 0) return
  if (debianInstalls()) return installFromDebian(...packages)
  const left = engines.filter(({ isHere }) => !isHere()).map(({ title }) => title)
  console.log(
    `${left.join(' and ')} cannot be walked here. On Debian, root installs them: apt-get install ${packages.join(' ')}`,
  )
}
