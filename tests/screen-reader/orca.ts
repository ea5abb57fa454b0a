import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianInstalls, installFromDebian } from '../debian.ts'
import { serveSite } from '../serve-site.ts'
import { orcaJourneys, type OrcaJourney } from './orca-journeys.ts'

/**
 * `npm run screen-reader:orca`: walks five journeys by keyboard in Firefox, with Orca on a screen that nobody sees, and writes what Orca
 * said into docs/screen-reader. Debian alone: there Orca and what it needs are packages.
 */
const folder = join(import.meta.dirname, '../../docs/screen-reader')
const needed = {
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  'python3-speechd': '/usr/lib/python3/dist-packages/speechd',
  'firefox-esr': '/usr/bin/firefox-esr',
  xvfb: '/usr/bin/xvfb-run',
  dbus: '/usr/bin/dbus-run-session',
  xdotool: '/usr/bin/xdotool',
  openbox: '/usr/bin/openbox',
}

const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 1,
}

/** What Orca said in a part of its log, each utterance once. */
function saidIn(log: string): string[] {
  return (
    [...log.matchAll(/SPEECH OUTPUT: '((?:(?!\n\d\d:).)*?)'(?:\{[^\n]*\})?(?=\n)/gs)]
      .map(([, words]) => words!.replaceAll(/\s+/g, ' ').trim())
      // One letter is the echo of a key.
      .filter((words) => /[\p{L}\p{N}]{2}/u.test(words))
  )
}

/** Runs inside the screen: Firefox, Orca and the keys of one journey. Answers the text of the document. */
async function walk({ title, path, keys }: OrcaJourney, url: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'intaglio-orca-'))
  const log = join(home, 'orca.log')
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GNOME_ACCESSIBILITY: '1',
    MOZ_DISABLE_CONTENT_SANDBOX: '1',
  }
  for (const part of ['.config/speech-dispatcher', '.local/share/orca', 'profile'])
    await mkdir(join(home, part), { recursive: true })
  // A voice that is silent: what Orca hands to it is in the log.
  await writeFile(
    join(home, '.config/speech-dispatcher/speechd.conf'),
    'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n',
  )
  await writeFile(
    join(home, '.local/share/orca/user-settings.conf'),
    JSON.stringify({
      general: { sayAllOnLoad: false, pageSummaryOnLoad: false },
      profiles: { default: { profile: ['Default', 'default'], sayAllOnLoad: false, pageSummaryOnLoad: false } },
      pronunciations: {},
      keybindings: {},
    }),
  )
  await writeFile(
    join(home, 'profile/user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const start = (command: string, args: string[]) => spawn(command, args, { env, stdio: 'ignore' })
  const started = [start('openbox', []), start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])]
  await sleep(1000)
  started.push(start('orca', ['--replace', '--debug-file', log]))
  await sleep(6000)
  started.push(start('firefox-esr', ['--profile', join(home, 'profile'), '--no-remote', url + path]))
  const heard = async (from: number) => {
    const all = await readFile(log)
    return { said: saidIn(all.subarray(from).toString()), to: all.length }
  }
  await sleep(22_000)
  const lines = [title, '', `# ${path} is open`]
  let { said, to } = await heard(0)
  // What was heard before stays in the folder.
  if (said.length === 0) throw new Error(`Orca did not speak in “${title}”: walk it once more.`)
  lines.push(...said.slice(0, 12), '')
  for (const { does, key, text, wait = 3500 } of keys) {
    if (key?.startsWith('Orca+'))
      execFileSync('xdotool', ['keydown', 'Insert', 'key', key.slice(5), 'keyup', 'Insert'], { env })
    else if (key) execFileSync('xdotool', ['key', '--clearmodifiers', key], { env })
    if (text) execFileSync('xdotool', ['type', '--delay', '60', text], { env })
    await sleep(wait)
    ;({ said, to } = await heard(to))
    lines.push(`# ${does}`, ...said, '')
  }
  for (const child of started.toReversed()) child.kill()
  await sleep(1000)
  await rm(home, { recursive: true, force: true, maxRetries: 5 })
  return `${lines.join('\n').trimEnd()}\n`
}

const inside = process.argv.indexOf('--inside')
if (inside > 0) {
  const [url, name, file] = process.argv.slice(inside + 1) as [string, string, string]
  await writeFile(
    file,
    await walk(
      orcaJourneys.find((journey) => journey.name === name)!,
      url,
    ),
  )
  process.exit(0)
}

const missing = Object.entries(needed).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
if (missing.length > 0) {
  if (!debianInstalls()) throw new Error(`Orca needs Debian and these packages: ${missing.join(', ')}.`)
  installFromDebian(...missing)
}
const only = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const site = process.env.READER_URL ? undefined : await serveSite()
try {
  for (const { name } of orcaJourneys) {
    if (only.length > 0 && !only.includes(name)) continue
    const { status } = spawnSync(
      'xvfb-run',
      [
        '-a',
        '-s',
        '-screen 0 1280x1000x24',
        'dbus-run-session',
        '--',
        process.execPath,
        import.meta.filename,
        '--inside',
        site?.url ?? process.env.READER_URL!,
        name,
        join(folder, `orca-${name}.txt`),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
    )
    console.log(name, status === 0 ? 'heard' : 'failed')
    if (status !== 0) process.exitCode = 1
  }
} finally {
  await site?.stop()
}
