import { findDefinitions, type Definition } from './definitions.ts'
import { lex, plainLines, type Token } from './lex.ts'
import { around, nest, type Nesting } from './nesting.ts'
import { notice, type Noticed } from './notice.ts'

/** The counts of one source. Lines are normalised source lines; those of interfaces are counted apart. */
export type Counted = { lines: number; interfaceLines: number; definitions: Definition[]; noticed: Noticed }

/**
 * Counts a Solidity source. A line counts when it holds code and something begins on it: a statement, a signature, a member, or a
 * closing brace. What goes on from the line before (inside brackets, or because nothing has ended) belongs to that line; so an
 * argument list, a signature, an expression or the members of an enum count once. In assembly every line with code counts. Answers
 * undefined for a text in which nothing is Solidity. Never throws.
 */
export function countLines(source: string): Counted | undefined {
  const text = plainLines(source)
  const tokens = lex(text)
  const nesting = nest(tokens)
  const definitions = findDefinitions(tokens, nesting)
  if (definitions.length === 0 && !looksLikeSolidity(tokens, nesting)) return undefined

  const ranges = definitions.filter(({ kind }) => kind === 'interface')
  // Imports and pragmas of a file that holds nothing but interfaces are there for them.
  const onlyInterfaces = ranges.length > 0 && ranges.length === definitions.length
  let [lines, interfaceLines, range] = [0, 0, 0]
  for (const at of lineStarts(tokens, nesting)) {
    while (range < ranges.length && ranges[range]!.to < at) range++
    const inside = onlyInterfaces || (range < ranges.length && ranges[range]!.from <= at)
    if (inside) interfaceLines++
    else lines++
  }
  return { lines, interfaceLines, definitions, noticed: notice(text, { tokens, nesting, definitions }) }
}

/** The index of the token each counted line begins with. */
export function* lineStarts(tokens: readonly Token[], { places }: Nesting): Generator<number> {
  let line = -1
  for (const [i, token] of tokens.entries()) {
    if (token.line === line) continue
    line = token.line
    if (places[i] === around.assembly) yield i
    else if (places[i] === around.statements && (token.text === '}' || endsSomething(tokens[i - 1]))) yield i
  }
}

function endsSomething(token: Token | undefined): boolean {
  return !token || (token.kind === 'mark' && (token.text === ';' || token.text === '{' || token.text === '}'))
}

const named = new Set(['function', 'modifier', 'event', 'error'])
const afterSignature = new Set(
  '; { anonymous external internal override payable private public pure returns view virtual'.split(' '),
)

/** True for a piece of Solidity without a contract around it; a sentence that uses one of the words is none. */
function looksLikeSolidity(tokens: readonly Token[], { partners }: Nesting): boolean {
  return tokens.some(({ kind, text }, i) => {
    if (kind !== 'word') return false
    const [next, after] = [tokens[i + 1], tokens[i + 2]]
    if (text === 'pragma')
      return next?.text === 'solidity' || next?.text === 'abicoder' || next?.text === 'experimental'
    if (text === 'import') return next?.kind === 'string' || next?.text === '{' || next?.text === '*'
    if (text === 'struct' || text === 'enum') return next?.kind === 'word' && after?.text === '{'
    const open = text === 'constructor' ? i + 1 : named.has(text) && next?.kind === 'word' ? i + 2 : -1
    const end = tokens[open]?.text === '(' ? partners[open]! : -1
    return end > 0 && afterSignature.has(tokens[end + 1]?.text ?? '')
  })
}
