import type { TokenKind, TokenOptions } from '#tools/token/features/options.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import { featureNames, optionsWith, variantId } from '#tools/token/generator/variants.ts'
import { namesIn } from './covering-array.ts'

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole combination for each kind of token, each feature with or without; always the same for a seed. */
export function randomRecipes(seed: number): TokenOptions[] {
  const random = randomNumbers(seed)
  return (Object.keys(defaultOptions) as TokenKind[]).map((kind) =>
    optionsWith(
      kind,
      featureNames(kind).filter(() => random() < 0.5),
    ),
  )
}

/**
 * The smallest token that still fails, found by leaving out one feature after the other of one that fails. What a feature needs stays
 * with it. Asks `fails` at most once for each token.
 */
export async function shrinkRecipe(
  failing: TokenOptions,
  fails: (options: TokenOptions) => Promise<boolean>,
): Promise<TokenOptions> {
  const asked = new Set([variantId(failing)])
  let smallest = failing
  for (let again = true; again;) {
    again = false
    for (const name of namesIn(smallest)) {
      const left = namesIn(smallest).filter((one) => one !== name)
      const options = optionsWith(failing.kind, left)
      const id = variantId(options)
      if (asked.has(id) || namesIn(options).length >= namesIn(smallest).length) continue
      asked.add(id)
      if (await fails(options)) {
        smallest = options
        again = true
        break
      }
    }
  }
  return smallest
}
