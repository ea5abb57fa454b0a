import { keccak256, toFunctionSelector } from 'viem/utils'
import type { StandardJson } from '#core/solidity/standard-json.ts'
import { allFeatures } from '#tools/token/features/catalogue.ts'
import { defaultOptions, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { compileInThread } from './compile-in-thread.server.ts'
import { codeOf, isOfCompiler, maskedCode, type RecipeCode, type RecipeTable } from './compiled-code.ts'
import { emitToken } from './emit.ts'
import { compilerPath, libraryPath, recipesPath } from './fetch-compiled.ts'
import { readCompiled } from './read-compiled.ts'
import { tokenInput } from './token-input.ts'
import { optionsWith, variantId } from './variants.ts'

/** Answers the options of the token whose code this is, values of its constructor apart; undefined when it is none of ours. */
export type FindVariant = (code: string) => Promise<TokenOptions | undefined>

/** The bytes of a file of the site. */
type Read = (path: string) => Uint8Array | undefined

/** Combinations that a process compiles at most: strangers can write code that looks like one of ours. */
const mostCompiled = 300

/**
 * Knows every token of this site by its code. Which one it could be is read from the functions it has; what is not in the published
 * table is compiled at the first question, one at a time, and only its hash is kept. `read` answers the bytes of a file of the site. Throws
 * when one is missing: the site was not built whole.
 */
export function variantFinder(read: Read): FindVariant {
  let published: RecipeTable['recipes'] | undefined
  const compiled = new Map<string, Promise<RecipeCode | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  /** The next compilation begins when the one before has ended. */
  function compile(options: TokenOptions, id: string): Promise<RecipeCode | undefined> {
    const begun = compiled.get(id)
    if (begun || compiled.size >= mostCompiled) return begun ?? Promise.resolve(undefined)
    const made = last.then(() => compileKnown(options, read))
    compiled.set(id, made)
    last = made.catch(() => compiled.delete(id))
    return made
  }

  return async (code) => {
    const options = optionsIn(code)
    if (!options) return undefined
    published ??= (JSON.parse(textOf(read, recipesPath)) as RecipeTable).recipes
    const id = variantId(options)
    const known = Object.hasOwn(published, id) ? published[id] : await compile(options, id)
    return known && keccak256(maskedCode(code, known.immutables)) === known.hash ? options : undefined
  }
}

/** The options of the only token of ours that this code can be, by the functions it has; undefined when it can be none. */
export function optionsIn(code: string): TokenOptions | undefined {
  if (!isOfCompiler(code)) return undefined
  const has = (sign: string) => code.includes(`63${toFunctionSelector(`function ${sign}`).slice(2)}`)
  // A vault has what a token has, and more: the last kind that fits is the one.
  const kind = (Object.keys(defaultOptions) as TokenKind[]).findLast((one) => has(allFeatures(one)[0]!.sign!))
  if (!kind) return undefined
  const found = allFeatures(kind).filter(({ sign }) => sign && has(sign))
  return optionsWith(
    kind,
    found.flatMap(({ option, access }) => option?.name ?? access ?? []),
  )
}

async function compileKnown(options: TokenOptions, read: Read): Promise<RecipeCode | undefined> {
  const library = JSON.parse(textOf(read, libraryPath)) as StandardJson['sources']
  const token = emitToken(options)
  const input = JSON.stringify(tokenInput([token], (path) => library[path]!.content))
  const [artifact] = readCompiled(await compileInThread(bytesOf(read, compilerPath), input), [token])
  return artifact && codeOf(artifact)
}

function bytesOf(read: Read, path: string): Uint8Array {
  const bytes = read(path)
  if (!bytes) throw new Error(`${path} is missing: build the site again.`)
  return bytes
}

const textOf = (read: Read, path: string) => Buffer.from(bytesOf(read, path)).toString()
