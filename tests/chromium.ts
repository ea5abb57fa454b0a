import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { debianInstalls, installFromDebian } from './debian.ts'

const places = () => [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
const headlessPlaces = () => [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The path of the Chromium that is here. For configuration files, which install nothing: without one, Playwright says what is missing. */
export const foundChromium = (): string | undefined => firstOf(places())

/** The path of the Chromium without windows that is here, or else of the whole one. */
export const foundHeadless = (): string | undefined => firstOf(headlessPlaces()) ?? foundChromium()

/**
 * Finds a Chromium, or installs one and says so: from Debian's packages when run as root there, else with Playwright's installer.
 * Answers the path of the executable.
 */
export function chromiumPath(): string {
  const found = foundChromium()
  if (found) return found
  try {
    if (debianInstalls()) installFromDebian('chromium')
    else {
      console.log("No Chromium here: installing Playwright's with `playwright install chromium`.")
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
    }
  } catch {
    // The installer has said why, such as a network that reaches the registry of npm alone. What to do is said below.
  }
  const installed = foundChromium()
  if (!installed) throw new Error('Chromium could not be installed. Install one and name it in CHROMIUM_PATH.')
  return installed
}

/**
 * The same engine without windows and extensions, which walks a journey in two thirds of the processor's time; installs it as root on
 * Debian. Where there is none, the whole Chromium does. Answers the path of the executable.
 */
export function headlessPath(): string {
  const found = firstOf(headlessPlaces())
  if (found) return found
  try {
    if (debianInstalls()) installFromDebian('chromium-headless-shell')
  } catch {
    console.log('It could not be installed: the journeys take the whole Chromium, and longer.')
  }
  return firstOf(headlessPlaces()) ?? chromiumPath()
}
