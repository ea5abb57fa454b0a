import { switchesOf } from '#tools/token/features/catalogue.ts'
import { defaultOptions, normalise, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { presets } from '#tools/token/features/presets.ts'

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

/** The options of a variant by its name; undefined when no token is called that. */
export function optionsNamed(id: string): TokenOptions | undefined {
  const [kind, ...words] = id.split('-')
  if (!Object.hasOwn(defaultOptions, kind!)) return undefined
  const switches = switchesOf(kind as TokenKind)
  const options = optionsWith(
    kind as TokenKind,
    words.map((word) => switches.find(({ short }) => short === word)?.name ?? word),
  )
  return variantId(options) === id ? options : undefined
}

/** What most tokens have: the pairs of a rare feature with these are compiled in advance. */
const usual = new Set(['mintable', 'capped', 'burnable', 'pausable', 'permit', 'ownable', 'roles'])

/**
 * The variants that are compiled in advance, in a fixed order: of each kind the plain one, every feature alone, every pair but those
 * of a rare feature with one that few tokens have, and the presets. All other combinations are compiled when a visitor asks for one.
 */
export function tokenVariants(): TokenOptions[] {
  const found = new Map<string, TokenOptions>()
  for (const kind of Object.keys(defaultOptions) as TokenKind[]) {
    const features = featureNames(kind)
    const rare = new Set<string>(switchesOf(kind).flatMap((one) => (one.rare ? [one.name] : [])))
    const pairs = features.flatMap((one, at) =>
      features.slice(at).flatMap((other) => (isPaired(one, other, rare) ? [[one, other]] : [])),
    )
    const sets = [[], ...pairs, ...presets[kind].map((preset) => preset.split(' '))]
    for (const set of sets) {
      const options = optionsWith(kind, set)
      found.set(variantId(options), options)
    }
  }
  return [...found.values()]
}

/** Whether two features together are compiled in advance; of a feature with itself: alone. */
function isPaired(one: string, other: string, rare: ReadonlySet<string>): boolean {
  if (one === other) return true
  return (!rare.has(one) || usual.has(other)) && (!rare.has(other) || usual.has(one))
}

/** Everything that can be chosen for a kind of token, who holds the powers included. */
export function featureNames(kind: TokenKind): string[] {
  return [...switchesOf(kind).map(({ name }) => name), 'ownable', 'roles']
}

let compiled: ReadonlySet<string> | undefined

/** Whether a variant is compiled in advance. */
export function isCompiled(options: TokenOptions): boolean {
  compiled ??= new Set(tokenVariants().map(variantId))
  return compiled.has(variantId(options))
}

/** The nearest sensible options with these features and no others. */
export function optionsWith(kind: TokenKind, features: readonly string[]): TokenOptions {
  const switches = switchesOf(kind).map(({ name }) => [name, features.includes(name)])
  const access = ['ownable', 'roles'].find((one) => features.includes(one)) ?? 'none'
  return normalise({ kind, ...Object.fromEntries(switches), access } as TokenOptions).options
}
