/** A piece of code and what it is, as far as it is set differently. */
export type CodePiece = { text: string; kind?: 'comment' | 'string' | 'word' }

/** The elements that set a piece of code apart, by what it is. */
export const codeTags = { comment: 'i', word: 'b', string: 'q' } as const

const cLike =
  'abstract as async await break case catch class const constructor continue contract default delete do else emit enum error event export extends external false finally fallback for from function if immutable implements import in indexed instanceof interface internal is let library mapping memory modifier new null of override payable pragma private public pure receive require return returns revert storage struct super switch this throw true try type typeof undefined unchecked using view virtual void while yield address bool bytes string uint256 uint int256 int uint8 bytes32 number boolean'
const shell =
  'case cd curl do done echo elif else esac exit export fi for function git if in local npm npx return set sudo then while'

const slashes = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/
const hashes = /(?<=^|\s)#[^\n]*/
const quotes = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?/

type Language = { comment: RegExp; words: ReadonlySet<string> }
const code: Language = { comment: slashes, words: new Set(cLike.split(' ')) }
const json: Language = { comment: /(?!)/, words: new Set(['true', 'false', 'null']) }
const bash: Language = { comment: hashes, words: new Set(shell.split(' ')) }

const languages: Record<string, Language> = {
  solidity: code,
  sol: code,
  typescript: code,
  ts: code,
  tsx: code,
  javascript: code,
  js: code,
  json,
  bash,
  sh: bash,
  shell: bash,
}

/** Code in pieces that together are the code; one piece where the language is not known. */
export function highlighted(text: string, language: string): CodePiece[] {
  const known = Object.hasOwn(languages, language) ? languages[language]! : undefined
  if (!known) return [{ text }]
  const pattern = new RegExp(
    `(?<comment>${known.comment.source})|(?<string>${quotes.source})|(?<word>[A-Za-z_]\\w*)`,
    'g',
  )
  const pieces: CodePiece[] = []
  let read = 0
  for (const match of text.matchAll(pattern)) {
    const { comment, string } = match.groups!
    const kind = comment ? 'comment' : string ? 'string' : known.words.has(match[0]) ? 'word' : undefined
    if (!kind) continue
    if (match.index > read) pieces.push({ text: text.slice(read, match.index) })
    pieces.push({ text: match[0], kind })
    read = match.index + match[0].length
  }
  return read < text.length ? [...pieces, { text: text.slice(read) }] : pieces
}
