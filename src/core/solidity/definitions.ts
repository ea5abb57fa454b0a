import type { Token } from './lex.ts'
import type { Nesting } from './nesting.ts'

/** A contract, library or interface: what it is made from, and its first and last token. */
export type Definition = {
  kind: 'contract' | 'abstract contract' | 'library' | 'interface'
  name: string
  bases: string[]
  from: number
  to: number
}

const keywords = new Set(['contract', 'library', 'interface'])

/** Every contract, library and interface of a source, in order. One that is not closed reaches to the end. */
export function findDefinitions(tokens: readonly Token[], { partners }: Nesting): Definition[] {
  const found: Definition[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [keyword, name] = [tokens[i]!, tokens[i + 1]]
    if (keyword.kind !== 'word' || !keywords.has(keyword.text) || name?.kind !== 'word') continue
    const open = openingBrace(tokens, i + 2)
    if (open === undefined) continue
    const isAbstract = keyword.text === 'contract' && tokens[i - 1]?.text === 'abstract'
    const to = partners[open]! < 0 ? tokens.length - 1 : partners[open]!
    found.push({
      kind: isAbstract ? 'abstract contract' : (keyword.text as Definition['kind']),
      name: name.text,
      bases: basesBetween(tokens, i + 2, open),
      from: isAbstract ? i - 1 : i,
      to,
    })
    i = to
  }
  return found
}

/** The brace that opens the body; a sentence that merely uses the word has none. */
function openingBrace(tokens: readonly Token[], from: number): number | undefined {
  if (tokens[from]?.text !== '{' && tokens[from]?.text !== 'is' && tokens[from]?.text !== 'layout') return undefined
  let depth = 0
  for (let i = from; i < tokens.length; i++) {
    const { kind, text } = tokens[i]!
    if (kind !== 'mark') continue
    if (text === '(') depth++
    else if (text === ')') depth--
    else if (text === '{' && depth <= 0) return i
    else if (text === ';' || text === '}') return undefined
  }
  return undefined
}

/** The names after `is`, without their arguments and without the path in front of the last name. */
function basesBetween(tokens: readonly Token[], from: number, to: number): string[] {
  const bases: string[] = []
  let depth = 0
  let listed = false
  for (let i = from; i < to; i++) {
    const { kind, text } = tokens[i]!
    if (text === 'is' && depth === 0) listed = true
    else if (text === 'layout' && depth === 0) listed = false
    else if (text === '(') depth++
    else if (text === ')') depth--
    else if (kind === 'word' && listed && depth === 0 && tokens[i + 1]?.text !== '.') bases.push(text)
  }
  return bases
}
