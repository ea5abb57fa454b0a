import { switchesOf } from '#tools/token/features/catalogue.ts'
import type { TokenKind, TokenOptions } from '#tools/token/features/options.ts'
import { featureNames, optionsWith } from '#tools/token/generator/variants.ts'

const accesses = ['none', 'ownable', 'roles'] as const

/** What a token has and has not, as numbers: two for each switch, off and on, and then one for each access. */
function literalsOf(options: TokenOptions): number[] {
  const switches = switchesOf(options.kind)
  const access = 2 * switches.length + accesses.indexOf(options.access)
  return [...switches.map(({ name }, at) => 2 * at + Number(options[name])), access]
}

/** Every three features that meet in a token, each of them on or off, as one number. Tokens of one kind can be compared by them. */
export function triplesOf(options: TokenOptions): number[] {
  const literals = literalsOf(options)
  const base = 1024
  const triples: number[] = []
  for (let a = 0; a < literals.length; a++)
    for (let b = a + 1; b < literals.length; b++) {
      const pair = (literals[a]! * base + literals[b]!) * base
      for (let c = b + 1; c < literals.length; c++) triples.push(pair + literals[c]!)
    }
  return triples
}

const made = new Map<TokenKind, TokenOptions[]>()

/**
 * Tokens of a kind in which every three features meet in each way they can: on or off, with each access. Greedy and without chance:
 * the same features give the same rows. Which combinations there are follows from the features alone.
 */
export function coveringArray(kind: TokenKind): TokenOptions[] {
  const known = made.get(kind)
  if (known) return known
  const open = witnesses(kind)
  const rows: TokenOptions[] = []
  while (open.size) {
    const starts = [...open.values()].filter((_, at) => at % Math.ceil(open.size / 8) === 0)
    const row = starts.map((start) => climb(start, open)).reduce((best, one) => (one.gain > best.gain ? one : best))
    for (const triple of triplesOf(row.options)) open.delete(triple)
    rows.push(row.options)
  }
  made.set(kind, rows)
  return rows
}

/** Changes one feature after the other while a token covers more of what is open. */
function climb(start: TokenOptions, open: ReadonlyMap<number, unknown>): { options: TokenOptions; gain: number } {
  const gainOf = (options: TokenOptions) => triplesOf(options).filter((triple) => open.has(triple)).length
  let best = { options: start, gain: gainOf(start) }
  for (let before = 0; before < best.gain;) {
    before = best.gain
    for (const name of featureNames(start.kind)) {
      const options = flipped(best.options, name)
      const gain = gainOf(options)
      if (gain > best.gain) best = { options, gain }
    }
  }
  return best
}

/** The features of a token by their names, as `optionsWith` takes them. */
export function namesIn(options: TokenOptions): string[] {
  const switches = switchesOf(options.kind).filter(({ name }) => options[name])
  return [...switches.map(({ name }) => name as string), ...(options.access === 'none' ? [] : [options.access])]
}

function flipped(options: TokenOptions, name: string): TokenOptions {
  const names = namesIn(options)
  if (names.includes(name))
    return optionsWith(
      options.kind,
      names.filter((one) => one !== name),
    )
  const isAccess = name === 'ownable' || name === 'roles'
  return optionsWith(options.kind, [...names.filter((one) => !isAccess || one !== options.access), name])
}

/**
 * A token for each three literals that can meet, found by asking for up to five features at a time: three that meet, and what those
 * need. Every token that is asked for also has nothing else, or everything else.
 */
function witnesses(kind: TokenKind): Map<number, TokenOptions> {
  const names = featureNames(kind)
  const found = new Map<number, TokenOptions>()
  const tried = new Set<string>()
  const add = (set: readonly string[]) => {
    const options = optionsWith(kind, set)
    const id = namesIn(options).join(' ')
    if (tried.has(id)) return
    tried.add(id)
    for (const triple of triplesOf(options)) if (!found.has(triple)) found.set(triple, options)
  }
  const choose = (set: readonly string[], from: number, most: number) => {
    add(set)
    if (most > 0) for (let at = from; at < names.length; at++) choose([...set, names[at]!], at + 1, most - 1)
  }
  choose([], 0, 5)
  for (const access of ['ownable', 'roles'])
    for (const left of names)
      add([...names.filter((name) => name !== left && name !== 'ownable' && name !== 'roles'), access])
  return found
}
