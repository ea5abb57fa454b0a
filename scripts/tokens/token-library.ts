import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standardJson, type StandardJson } from '#core/solidity/standard-json.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'

const root = join(import.meta.dirname, '../..')
const read = new Map<string, string>()

/** The source that a path of OpenZeppelin names. */
export function librarySource(path: string): string {
  const known = read.get(path) ?? readFileSync(join(root, 'node_modules', path), 'utf8')
  read.set(path, known)
  return known
}

/** Every source of OpenZeppelin that any variant is made of, by its path. */
export function libraryOf(): StandardJson['sources'] {
  const { sources } = standardJson(tokenVariants().map(emitToken), librarySource)
  return Object.fromEntries(Object.entries(sources).filter(([path]) => path.startsWith('@')))
}
