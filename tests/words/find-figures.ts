import type { Literal } from './word-sources.ts'

/** Names and addresses with figures in them, which say nothing that could be wrong tomorrow. */
const names = [
  // Standards, and what they are called without a hyphen.
  /\b(?:ERC|EIP|RFC|CWE|SWC|BIP|ISO|WCAG)[- ]?\d+(?:\.\d+)*/,
  /\b(?:Web3|UTF-8|SHA-\d+|keccak256|Base64|L[12]|HTTP\/\d(?:\.\d)?|ES20\d\d|H\.264|2FA)\b/,
  /\bV[2-4]\b/,
  // The version of a program or a licence is part of its name.
  /\b(?:Solidity|solc|Node|PostgreSQL|React|TypeScript|OpenZeppelin(?: Contracts)?|Chromium|Apache|CC BY) v?\d+(?:\.\d+)*/,
  /\b(?:SIL )?Open Font License \d\.\d/,
  // The number of a finding, a hash, a point of a scale with what it means.
  /\b[FS]-\d\d\b/,
  /\b[0-9a-f]{40,64}\b/,
  /(?:^|\. )[1-9]: /,
  // Types and units of Solidity, and identifiers.
  /\b(?:u?int|bytes)\d+\b/,
  /\b[A-Za-z][a-z]*[A-Z]\w*\d\w*/,
  /\b(?:status|error) \d{3}\b/,
  /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?\b/,
  /\b0x[0-9a-fA-F]*…?[0-9a-fA-F]*/,
  /#[0-9A-Fa-f]{3,8}\b/,
  // Paths, addresses, anchors and files.
  /^[./#]\S*$/,
  /\bhttps?:\/\/\S+/,
  /\S+@\S+/,
].map((pattern) => new RegExp(pattern, 'g'))

/** Set by the company that runs the site, each with a name of its own; or read by machines only. */
const configured = new Set([
  'address',
  'phones',
  'expires',
  'hours',
  'closed',
  'href',
  'path',
  'slug',
  'seed',
  'icon',
  'key',
])

/**
 * Figures that were typed into a sentence: they stay when they stop being true. They are computed, or named in the
 * configuration and put in by an expression. A sample, which its page calls one, may hold any.
 */
export function findFigures(literals: readonly Literal[]): string[] {
  return literals.flatMap(({ file, line, text, under }) => {
    if (under.some((name) => name === 'sample' || configured.has(name)) || isSlug(text)) return []
    const rest = names.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
    const figure = /\S*\d\S*/.exec(rest)?.[0]
    return figure ? [`${file}:${line} says ${figure} in “${text.replaceAll(/\s+/g, ' ').slice(0, 90)}”`] : []
  })
}

/** An id or a part of an address, which nobody reads as a sentence. */
const isSlug = (text: string) => /^(?:\d|[a-z]+\d*(?:[-.][a-z0-9]+)+)$/.test(text)
