import type { Token } from './lex.ts'

/** What is around a token, as bits: brackets or a call's options, and an assembly block. 0 is among ordinary statements. */
export const around = { statements: 0, brackets: 1, assembly: 2 } as const

/** For each token what is around it (bits of `around`), and for each bracket the index of its other half, or -1. */
export type Nesting = { places: Uint8Array; partners: Int32Array }

type Open = { at: number; mark: string; place: number }

const definitions = new Set(['contract', 'library', 'interface'])
const callOptions = new Set(['value', 'gas', 'salt'])
const openers: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Pairs the brackets of a source. One that is left open ends where its block ends, or where a new definition shows the mistake. */
export function nest(tokens: readonly Token[]): Nesting {
  const places = new Uint8Array(tokens.length)
  const partners = new Int32Array(tokens.length).fill(-1)
  const stack: Open[] = []
  const innermost = () => stack.at(-1)?.place ?? around.statements

  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind === 'word' && stack.length > 0 && tokens[i + 1]?.kind === 'word') recover(text)
    const closed = kind === 'mark' && openers[text] ? close(i, openers[text]) : around.statements
    // A closing bracket belongs to the expression it ends.
    places[i] = innermost() | (closed & around.brackets)
    if (kind !== 'mark') continue
    if (text === '(' || text === '[') stack.push({ at: i, mark: text, place: innermost() | around.brackets })
    if (text === '{') stack.push({ at: i, mark: text, place: braceAt(i) })
  }
  return { places, partners }

  function braceAt(i: number): number {
    if (innermost() !== around.statements) return innermost()
    // `import {A} from`, `using {a} for`, `to.call{value: x}("")`: braces that are part of a statement, and no block.
    if (tokens[i - 1]?.text === 'import' || tokens[i - 1]?.text === 'using') return around.brackets
    if (callOptions.has(tokens[i + 1]?.text ?? '') && tokens[i + 2]?.text === ':') return around.brackets
    return opensAssembly(i) ? around.assembly : around.statements
  }

  // `assembly {`, `assembly "evmasm" {`, `assembly ("memory-safe") {`
  function opensAssembly(i: number): boolean {
    let before = i - 1
    while (before > i - 5 && (tokens[before]?.kind === 'string' || /^[()]$/.test(tokens[before]?.text ?? ''))) before--
    return tokens[before]?.text === 'assembly'
  }

  function close(i: number, mark: string): number {
    const depth = stack.findLastIndex((open) => open.mark === mark)
    // A stray `)` must not close a block; a `}` closes every bracket left open inside it.
    if (depth < 0 || (mark !== '{' && stack.slice(depth).some((open) => open.mark === '{'))) return around.statements
    const { at, place } = stack[depth]!
    partners[at] = i
    partners[i] = at
    stack.length = depth
    return place
  }

  function recover(text: string) {
    if (definitions.has(text) && (innermost() & around.assembly) === 0) stack.length = 0
    // A function type inside brackets has no name: this is a function, and a bracket before it was left open.
    if (text === 'function') while (innermost() === around.brackets) stack.pop()
  }
}
