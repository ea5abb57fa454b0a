import { createHash } from 'node:crypto'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenFamily } from './artifact.ts'
import { maskedCode, runtimeCode } from './compiled-code.ts'
import { familyPath } from './fetch-compiled.ts'
import { familyOf, tokenVariants, variantId } from './variants.ts'

/** Answers the options of the variant whose code this is, values of its constructor apart; undefined when it is none of ours. */
export type FindVariant = (code: string) => TokenOptions | undefined

type Known = { options: TokenOptions; immutables: TokenFamily['variants'][string]['immutables']; hash: string }

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

/**
 * Knows the compiled variants that the site serves; `read` answers the bytes of one of its files. They are read at the first question,
 * and only lengths, places and hashes are kept. Throws when a file is missing: the site was not built whole.
 */
export function variantFinder(read: (path: string) => Uint8Array | undefined): FindVariant {
  let byLength: Map<number, Known[]> | undefined
  return (code) => {
    byLength ??= knownCodes(read)
    const found = byLength
      .get(code.length)
      ?.find(({ immutables, hash }) => hashOf(maskedCode(code, immutables)) === hash)
    return found?.options
  }
}

function knownCodes(read: (path: string) => Uint8Array | undefined): Map<number, Known[]> {
  const families = new Map<string, TokenFamily>()
  const familyNamed = (name: string) => {
    const path = familyPath(name)
    const bytes = read(path)
    if (!bytes) throw new Error(`${path} is missing: build the site again.`)
    return JSON.parse(Buffer.from(bytes).toString()) as TokenFamily
  }
  const byLength = new Map<number, Known[]>()
  for (const options of tokenVariants()) {
    const name = familyOf(options)
    const family = families.get(name) ?? familyNamed(name)
    families.set(name, family)
    const artifact = family.variants[variantId(options)]!
    const code = runtimeCode(artifact)
    const known = { options, immutables: artifact.immutables, hash: hashOf(code) }
    byLength.set(code.length, [...(byLength.get(code.length) ?? []), known])
  }
  return byLength
}
