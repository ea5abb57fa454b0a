import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { compilerVersion } from '#core/solidity/standard-json.ts'
import type { TokenArtifact, TokenFamily } from '#tools/token/generator/artifact.ts'
import { familyOf, tokenVariants, variantId } from '#tools/token/generator/variants.ts'
import { sha256 } from '../pages/site-files.ts'
import { compilerWorker } from './token-compiler.ts'
import { libraryOf, namesInLibrary } from './token-library.ts'

const folder = join(import.meta.dirname, '../../contracts/emitter/compiled')
const ending = '.json.br'
const namesFile = join(import.meta.dirname, '../../src/tools/token/generator/compiled-names.ts')

/** The module that knows under which names the site has its compiled variants and their library: each name has a hash of the content. */
export function namesModule(): string {
  const names = [...keptFamilies()].map(([family, { json }]) => `  '${family}': '${hashOf(json)}',\n`)
  return `// Written by scripts/tokens/token-variants.ts. \`npm run tokens\` writes it again.

/** The hash in the name of each family of compiled variants. */
export const familyHashes: Record<string, string> = {
${names.join('').replaceAll(/'(\w+)':/g, '$1:')}}

/** What the library they are compiled with calls its contracts, but for those named after a standard. */
export const libraryNames: ReadonlySet<string> = new Set([
${namesInLibrary()
  .map((name) => `  '${name}',\n`)
  .join('')}])

/** The hash in the name of the library they are compiled with. */
export const libraryHash = '${hashOf(JSON.stringify(libraryOf()))}'

/** The hash in the name of the compiler that browsers can run. */
export const compilerHash = '${hashOf(compilerWorker())}'

/** The whole SHA-256 of that file, as integrity attributes have it. */
export const compilerIntegrity = '${sha256(compilerWorker(), 'base64')}'
`
}

const hashOf = (content: string | Uint8Array) => sha256(content, 'hex').slice(0, 8)

/** The compiled variants as they are kept in the repository: one compressed file for each family, by the family's name. */
export function keptFamilies(): Map<string, { compressed: Uint8Array; json: Uint8Array }> {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return new Map(
    names.toSorted().map((name) => {
      const compressed = readFileSync(join(folder, name))
      return [name.slice(0, -ending.length), { compressed, json: brotliDecompressSync(compressed) }]
    }),
  )
}

/** Every kept variant by its id. */
export function keptArtifacts(): Map<string, TokenArtifact> {
  const families = [...keptFamilies().values()].map(({ json }) => JSON.parse(String(json)) as TokenFamily)
  return new Map(families.flatMap(({ variants }) => Object.entries(variants)))
}

/**
 * Replaces what is kept by these variants, and tells the pages under which names the site will have it. Files whose content stays the
 * same are left as they are.
 */
export function keepArtifacts(artifacts: ReadonlyMap<string, TokenArtifact>): void {
  const kept = keptFamilies()
  const families = Map.groupBy(tokenVariants(), familyOf)
  for (const [family, options] of families) {
    const variants = Object.fromEntries(options.map(variantId).map((id) => [id, artifacts.get(id)!]))
    const json = JSON.stringify({ compiler: compilerVersion, variants } satisfies TokenFamily)
    if (String(kept.get(family)?.json ?? '') !== json)
      writeFileSync(join(folder, family + ending), brotliCompressSync(json, { params: smallest(json.length) }))
  }
  for (const family of kept.keys()) if (!families.has(family)) rmSync(join(folder, family + ending))
  writeFileSync(namesFile, namesModule())
}

const smallest = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
})
