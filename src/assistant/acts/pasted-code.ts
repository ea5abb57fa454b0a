/** Solidity in a message, and the words around it. */
export type PastedCode = { code: string; words: string }

const fence = /```([\w-]*)[ \t]*\r?\n?([\s\S]*?)(?:```|$)/
const solidityWords = /\b(?:contract|library|interface|function|modifier|constructor|event|pragma\s+solidity)\b/
const definition =
  /(?<![\w$.])(?:abstract\s+)?(?:contract|library|interface)\s+(?!is\b)[A-Za-z_$][\w$]*(?:\s+is\s[^{};]{1,600})?\s*\{/
const beginning = /\/\/[^\n]*SPDX-License|(?<![\w$])pragma\s+\w+\s[^;\n]{1,60};|(?<![\w$])import\s*["'{*]/

/**
 * The Solidity that a message holds: a block between three backticks, or a contract, library or interface with its braces. Undefined
 * where there is none. It decides, before anything else is loaded, that the message never leaves the browser.
 */
export function pastedCode(text: string): PastedCode | undefined {
  const block = fence.exec(text)
  if (block) {
    const [whole, language = '', code = ''] = block
    const isSolidity = /^(?:sol|solidity)$/i.test(language) || (!language && solidityWords.test(code))
    if (isSolidity && code.trim())
      return { code, words: joined(text.slice(0, block.index), text.slice(block.index + whole.length)) }
  }
  const defined = definition.exec(text)
  if (!defined) return undefined
  const begun = beginning.exec(text)
  const from = Math.min(defined.index, begun?.index ?? Infinity)
  const end = text.lastIndexOf('}')
  const to = end < defined.index ? text.length : end + 1
  return { code: text.slice(from, to), words: joined(text.slice(0, from), text.slice(to)) }
}

const joined = (before: string, after: string) =>
  [before, after]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
