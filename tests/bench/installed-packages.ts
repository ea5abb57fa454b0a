import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
> & {
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** React is in every page of the comparison. */
const everywhere = new Set(['react', 'react-dom', 'scheduler'])

/** How many packages npm has installed for these, in the project at `root`, themselves included, and how many bytes they have. */
export function countInstalled(root: string, names: readonly string[]): { packages: number; bytes: number } {
  const found = new Set<string>()
  const visit = (from: string, name: string) => {
    const directory = everywhere.has(name) ? undefined : findPackage(from, name)
    if (!directory || found.has(directory)) return
    found.add(directory)
    for (const each of wantedBy(directory)) visit(directory, each)
  }
  for (const name of names) visit(root, name)
  return { packages: found.size, bytes: [...found].reduce((sum, directory) => sum + bytesOf(directory), 0) }
}

/** Where Node would find a package, asked from a directory. */
function findPackage(from: string, name: string): string | undefined {
  for (let at = from; at !== dirname(at); at = dirname(at)) {
    const directory = join(at, 'node_modules', name)
    if (existsSync(join(directory, 'package.json'))) return directory
  }
  return undefined
}

/** What npm installs beside a package: all it depends on, and the companions it cannot do without. */
function wantedBy(directory: string): string[] {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
  const isNeeded = (name: string) => !manifest.peerDependenciesMeta?.[name]?.optional
  const companions = Object.keys(manifest.peerDependencies ?? {}).filter(isNeeded)
  return [...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), ...companions]
}

function bytesOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
}
