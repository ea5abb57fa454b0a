import { switchesOf } from '#tools/token/features/catalogue.ts'
import { defaultOptions, normalise, type TokenOptions } from '#tools/token/features/options.ts'

/** The name of a variant, which says its options: `erc20-mintable-capped-permit-ownable`. */
export function variantId(options: TokenOptions): string {
  const { kind, access } = options
  const set = switchesOf(kind).filter(({ name }) => options[name])
  return [kind, ...set.map(({ name, short }) => short ?? name), ...(access === 'none' ? [] : [access])].join('-')
}

/**
 * The file in which a variant is kept when it is compiled. Variants that differ only in mint, cap, burn and pause share one: most of
 * their code is the same, so that together they are hardly longer than one.
 */
export function familyOf(options: TokenOptions): string {
  const plain = { mintable: false, capped: false, burnable: false, pausable: false }
  return variantId({ ...options, ...plain } as TokenOptions)
}

/** Every combination of options a visitor can reach, each once, in a fixed order. */
export function tokenVariants(): TokenOptions[] {
  const found = new Map<string, TokenOptions>()
  for (const start of Object.values(defaultOptions))
    for (const asked of combinations(start)) {
      const { options } = normalise(asked)
      found.set(variantId(options), options)
    }
  return [...found.values()]
}

/** Every value of every option, without asking whether it makes sense. */
function combinations(start: TokenOptions): TokenOptions[] {
  let all: object[] = [{ kind: start.kind }]
  for (const option of [...switchesOf(start.kind).map(({ name }) => name), 'access']) {
    const values = option === 'access' ? ['none', 'ownable', 'roles'] : [false, true]
    all = all.flatMap((one) => values.map((value) => ({ ...one, [option]: value })))
  }
  return all as TokenOptions[]
}
