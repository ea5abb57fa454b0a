import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { buildElsewhere, elsewhere, hashesHere } from './build-elsewhere.ts'
import { reproducibleFile, reproducibleSchema } from './reproducible-record.ts'

/**
 * `npm run reproduce`: builds here and in another place, on another day and in another time zone, compares every file, and writes
 * `docs/evidence/reproducible.json`. Fails when a file differs.
 */
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
const here = hashesHere()
const there = buildElsewhere(elsewhere)
const files = [...new Set([...Object.keys(here), ...Object.keys(there)])].toSorted()
const differing = files.filter((file) => here[file] !== there[file])
const list = files.map((file) => `${here[file]}  ${file}\n`).join('')
const record = reproducibleSchema.parse({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
  files: files.length,
  differing,
  sha256: createHash('sha256').update(list).digest('hex'),
})
writeFileSync(reproducibleFile, `${JSON.stringify(record, null, 2)}\n`)
console.log(`${files.length} files, of which ${differing.length} differ.\n${differing.join('\n')}`)
process.exitCode = differing.length > 0 ? 1 : 0
