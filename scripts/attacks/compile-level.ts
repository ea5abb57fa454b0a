import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attackInput, readCompiledFile } from '#tools/attack/engine/compile-file.ts'
import type { CompiledFile, CompiledLevel } from '#tools/attack/engine/compiled.ts'

const { default: solc } = await import('solc')
const root = join(import.meta.dirname, '../../contracts')

/** The ids of all levels that have contracts. */
export const compiledLevels = () =>
  readdirSync(join(root, 'attacks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Where the compiled form of a level is kept. */
export const levelFile = (id: string) => join(root, 'artifacts/attacks', `${id}.json`)

/** The text of the compiled form of a level. Throws what the compiler says when it does not compile. */
export function levelText(id: string): string {
  const compiled = (name: string): CompiledFile => {
    const source = readFileSync(join(root, 'attacks', id, `${name}.sol`), 'utf8')
    const found = readCompiledFile(source, solc.compile(attackInput(source)))
    if ('faults' in found)
      throw new Error(found.faults.map(({ line, text }) => `${id}/${name}.sol:${line}: ${text}`).join('\n'))
    return found
  }
  const level: CompiledLevel = { broken: compiled('Broken'), fixed: compiled('Fixed'), attack: compiled('Attack') }
  return `${JSON.stringify(level)}\n`
}
