import type { Token } from './lex.ts'
import type { Nesting } from './nesting.ts'

const between = new Set(['public', 'private', 'internal', 'constant', 'immutable', 'transient', 'override'])
const after = new Set([';', '=', ',', ')'])

/** True for an interface of the same file, and for a name that follows the custom: a capital I and another capital, such as `IERC20`. */
export function isInterfaceName(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || /^I\p{Lu}/u.test(name)
}

/** The names that are declared with an interface as their type, as state, argument or local variable. */
export function interfaceVariables(tokens: readonly Token[], known: ReadonlySet<string>): Set<string> {
  const names = new Set<string>()
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.kind !== 'word' || !isInterfaceName(tokens[i]!.text, known)) continue
    let name = i + 1
    while (between.has(tokens[name]?.text ?? '')) name++
    if (tokens[name]?.kind === 'word' && after.has(tokens[name + 1]?.text ?? '')) names.add(tokens[name]!.text)
  }
  return names
}

/** How many arguments are between the bracket at `open` and its closing one; 0 when it is never closed. */
export function argumentsIn(tokens: readonly Token[], open: number, { partners }: Nesting): number {
  const end = partners[open] ?? -1
  if (end < 0 || end === open + 1) return 0
  let count = 1
  let depth = 0
  for (let i = open + 1; i < end; i++) {
    const { text } = tokens[i]!
    if (text === '(' || text === '[' || text === '{') depth++
    else if (text === ')' || text === ']' || text === '}') depth--
    else if (text === ',' && depth === 0) count++
  }
  return count
}
