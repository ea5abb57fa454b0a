import type { Browser } from '#wallet/list/downloads.ts'
import { t } from '#wallet/locale/words.ts'

/** The computer a visitor sits at, with its names in words: 'Chrome', 'macOS'. */
export type Computer = {
  browser: Browser
  browserName: string
  system: 'macos' | 'windows' | 'linux' | 'other'
  systemName: string
}

type Navigating = Pick<Navigator, 'userAgent'> & { brave?: unknown; userAgentData?: { brands?: { brand: string }[] } }

const browserNames: Partial<Record<Browser, string>> = {
  arc: 'Arc',
  brave: 'Brave',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
}

const systems = [
  [/Windows/, 'windows', 'Windows'],
  [/Macintosh|Mac OS X/, 'macos', 'macOS'],
  [/Linux|X11|CrOS/, 'linux', 'Linux'],
] as const

/** What the browser says of itself; what it keeps to itself is 'other', in words that fit any. */
export function readComputer(navigator: Navigating): Computer {
  const browser = browserOf(navigator)
  const [, system, systemName] = systems.find(([pattern]) => pattern.test(navigator.userAgent)) ?? []
  return {
    browser,
    browserName: browserNames[browser] ?? t('yourBrowser'),
    system: system ?? 'other',
    systemName: systemName ?? t('yourComputer'),
  }
}

function browserOf({ userAgent, brave, userAgentData }: Navigating): Browser {
  if (brave) return 'brave'
  if (userAgentData?.brands?.some(({ brand }) => brand === 'Arc')) return 'arc'
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/OPR\//.test(userAgent)) return 'opera'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrome\//.test(userAgent)) return 'chrome'
  return /Safari\//.test(userAgent) ? 'safari' : 'other'
}
