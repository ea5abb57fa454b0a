import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { compiledLevels, levelFile, levelText } from './compile-level.ts'

/**
 * `npm run attacks`: compiles contracts/attacks/<id>/*.sol and writes contracts/artifacts/attacks/<id>.json: source, creation code, the
 * line of each instruction and the names of the functions. The files are committed, so that a page attacks without a compiler.
 */
for (const id of compiledLevels()) {
  await mkdir(dirname(levelFile(id)), { recursive: true })
  await writeFile(levelFile(id), levelText(id))
}
console.log(`Wrote ${compiledLevels().length} levels to contracts/artifacts/attacks/`)
