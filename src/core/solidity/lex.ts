/** One piece of Solidity that is neither a comment nor a blank. `line` counts from 0, `at` is where its text begins. */
export type Token = { kind: 'word' | 'number' | 'string' | 'mark'; text: string; line: number; at: number }

const kinds = ['', 'string', 'word', 'number', 'mark'] as const

// Blanks and comments, then strings, words, numbers, and any other single character. A comment that never ends takes the rest of the
// file, a string that never ends the rest of its line: nothing is ever refused.
const piece = new RegExp(
  [
    String.raw`(?:\s+|//[^\n]*|/\*[\s\S]*?(?:\*/|$))`,
    String.raw`((?:hex|unicode)?(?:"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?))`,
    String.raw`([\p{L}_$][\p{L}\p{M}\p{N}_$]*)`,
    String.raw`(\d[\w.]*)`,
    String.raw`([\s\S])`,
  ].join('|'),
  'uy',
)

/** Line ends as one character, those included that the Solidity compiler ends a `//` comment at. */
export function plainLines(source: string): string {
  return source.replace(/\r\n?|[\u2028\u2029]/g, '\n')
}

/** The tokens of a Solidity source whose lines end in `\n`. Never throws, for any text. */
export function lex(source: string): Token[] {
  const tokens: Token[] = []
  let line = 0
  piece.lastIndex = 0
  for (let match = piece.exec(source); match; match = piece.exec(source)) {
    const group = match[1] ? 1 : match[2] ? 2 : match[3] ? 3 : match[4] ? 4 : 0
    const text = match[0]
    if (group > 0) tokens.push({ kind: kinds[group] as Token['kind'], text, line, at: match.index })
    if (group < 2) line += lineEnds(text)
  }
  return tokens
}

function lineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
