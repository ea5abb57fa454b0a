import { join } from 'node:path'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { query, scratch } from '../faults/product.ts'
import { releases } from './releases.ts'
import { tryRelease, type Found } from './try-release.ts'

/** `npm run upgrade:rehearsal`: takes the data of earlier releases, or of those that are named, to today's code, and prints what became of it. */
const named = process.argv.slice(2)
const unknown = named.filter((version) => !releases.some((release) => release.version === version))
if (unknown.length > 0) {
  console.error(`docs/releases.json has no release ${unknown.join(', ')}.`)
  process.exit(2)
}
const chosen = releases.filter(({ version }) => named.length === 0 || named.includes(version))

const columns = ['release', 'of', 'rows', 'forms then', 'forms now', 'commands', 'migrated in', 'seconds', 'result']
const lines: string[][] = []

function lineOf({ release, ran, rows, byThen, byNow, commands, migratedMs, faults }: Found, seconds: number): string[] {
  const then = ran ? String(byThen) : 'no code'
  const result = faults.length === 0 ? 'well' : `${faults.length} faults`
  const numbers = [
    String(rows),
    then,
    String(byNow),
    String(commands),
    `${Math.round(migratedMs)} ms`,
    seconds.toFixed(0),
  ]
  return [release.version, release.date, ...numbers, result]
}

const founds: Found[] = []
await using directory = await scratch()
await using postgres = await startPostgres({ directory: join(directory.path, 'postgres'), flags: ['-c', 'fsync=off'] })
for (const release of chosen) {
  const name = `release_${release.version.replaceAll('.', '_')}`
  await query(postgres.url, `create database ${name}`)
  const began = performance.now()
  await using folder = await scratch()
  const found = await tryRelease(release, postgres.url.replace(/[^/]*$/, name), folder.path)
  founds.push(found)
  lines.push(lineOf(found, (performance.now() - began) / 1000))
  process.stderr.write(`${release.version} is done.\n`)
}

const widths = columns.map((column, index) => Math.max(column.length, ...lines.map((line) => line[index]!.length)))
for (const line of [columns, ...lines])
  console.log(
    line
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  )
for (const { release, dropped, faults, ran } of founds) {
  if (!ran)
    console.log(
      `${release.version}: its commit is not in this copy. Its database was laid by its migrations, and its servers did not run.`,
    )
  if (dropped.length > 0)
    console.log(`${release.version}: a later release dropped ${dropped.join(', ')}, and nothing else.`)
  for (const fault of faults) console.log(`${release.version}: ${fault}`)
}
process.exitCode = founds.some(({ faults }) => faults.length > 0) ? 1 : 0
