import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changelogFile, readChangelog } from '#app/changelog/read-changelog.server.ts'

/** A release by its version: the day it was made, the commit of its source, and the last migration its database has. */
export type Release = { version: string; date: string; commit: string; migration: string }

export const releasesFile = 'docs/releases.json'

export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

export async function readReleases(root: string): Promise<Release[]> {
  return JSON.parse(await readFile(join(root, releasesFile), 'utf8')) as Release[]
}

const migrations = 'db/migrations'

export async function lastMigration(root: string): Promise<string> {
  return (await readdir(join(root, migrations)))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .at(-1)!
}

/** Whether `version` comes after `other`, both as X.Y.Z. */
function isAfter(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const part = one!.findIndex((number, index) => number !== two![index])
  return part !== -1 && one![part]! > two![part]!
}

/** Why this tree is no release of that version yet: a sentence each, with what to do. */
export async function whatHinders(root: string, version: string): Promise<string[]> {
  if (!/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(version))
    return ['A version is three numbers, such as 1.4.0.']
  const hinders: string[] = []
  const last = (await readReleases(root)).at(-1)
  const changed = git(root, 'status', '--porcelain')
  if (changed) hinders.push('The tree has changes that are not committed: commit or remove them.')
  if (last && !isAfter(version, last.version))
    hinders.push(`The last release is ${last.version}: name a later version.`)
  const [newest] = readChangelog(await readFile(join(root, changelogFile), 'utf8'))
  if (last && (newest?.date ?? '') <= last.date)
    hinders.push(`${changelogFile} has no day after ${last.date}, the day of ${last.version}: write what is new.`)
  if (git(root, 'tag', '--list', `v${version}`)) hinders.push(`The tag v${version} is there already.`)
  return last ? [...hinders, ...changedMigrations(root, last)] : hinders
}

/** A migration that a release applied is the same ever after, or that release's databases refuse to start. */
function changedMigrations(root: string, { commit, version }: Release): string[] {
  try {
    git(root, 'cat-file', '-e', `${commit}^{commit}`)
  } catch {
    return []
  }
  const lines = git(root, 'diff', '--no-renames', '--name-status', commit, 'HEAD', '--', migrations).split('\n')
  return lines
    .filter((line) => /^[MD]\t/.test(line))
    .map((line) => `${line.slice(2)} is not what ${version} applied: restore it, and write a new migration.`)
}
