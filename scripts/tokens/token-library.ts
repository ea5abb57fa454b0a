import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf, type StandardJson } from '#core/solidity/standard-json.ts'
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
  const sources = sourcesOf(
    tokenVariants().map((options) => emitToken(options)),
    librarySource,
  )
  return Object.fromEntries(Object.entries(sources).filter(([path]) => path.startsWith('@')))
}

/** What the files of the library call their contracts, but for those named after a standard, such as ERC20; sorted. */
export function namesInLibrary(): string[] {
  const declared = /^(?:abstract )?(?:contract|interface|library) (?!I?ERC\d)(\w+)/gm
  const names = Object.values(libraryOf()).flatMap(({ content }) => [...content.matchAll(declared)])
  return [...new Set(names.map(([, name]) => name!))].toSorted()
}
