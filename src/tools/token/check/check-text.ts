import { knownSymbols } from './known-tokens.ts'
import { asSeen } from './look-alike-letters.ts'

/** What is said about one field: `error` stops the launch, `warning` is for the one who launches to decide. */
export type Finding = { error?: string; warning?: string }

const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Hebrew',
  'Arabic',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
]
/** Any other letter; signs that every script uses, such as mathematical ones, are judged by what they read as. */
const otherLetter = new RegExp(
  `(?![${['Common', 'Inherited', ...scripts].map((script) => `\\p{Script=${script}}`).join('')}])\\p{L}`,
  'u',
)
/** Scripts that are written together in one language. */
const together = new Set(['Han', 'Hiragana', 'Katakana', 'Hangul', 'Latin'])

/** The text as it is put into the contract: without spaces around it, each letter in its one form (NFC). */
export function tidyText(text: string): string {
  return text.trim().normalize('NFC')
}

/** How many bytes a text takes on the chain. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Whether a text can be read as what it is: nothing hidden, turned round, piled up, or drawn like something else (T19). */
export function checkReadable(text: string): Finding {
  const sign = hidden.exec(text)?.[0]
  if (sign) return { error: `Remove the sign that cannot be seen (${codeOf(sign)}).` }
  if (/[^\S ]| {2}/u.test(text)) return { error: 'Use single, ordinary spaces between words.' }
  if (/^\p{M}|\p{M}{2}/u.test(text)) return { error: 'Use each accent on a letter, and no more than one on each.' }
  const found = scripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
  if (found.length > 1 && !found.every((script) => together.has(script)))
    return { warning: `It mixes ${found.join(' and ')} letters, as forged names do. Type it in one alphabet.` }
  const other = otherLetter.exec(text)?.[0]
  if (other && found.length > 0)
    return {
      warning: `It mixes ${found[0]} letters with “${other}” (${codeOf(other)}) of another alphabet, as forged names do. Type it in one alphabet.`,
    }
  const plain = text.normalize('NFKC')
  if (plain !== text)
    return { warning: `It is written in special signs and reads as “${plain}”. Type it in plain letters.` }
  if (found.length > 0 && !found.includes('Latin') && /^[\x20-\x7e]+$/.test(asSeen(text)))
    return {
      warning: `Its ${found[0]} letters look like “${asSeen(text)}” in Latin ones. Wallets may call it a forgery.`,
    }
  return {}
}

/** Whether a symbol can be taken for that of a token everybody knows. */
export function checkKnown(symbol: string): Finding {
  const known = knownSymbols.find((one) => asSeen(one) === asSeen(symbol))
  return known ? { warning: `It looks like ${known}, which people know as another token. Choose your own.` } : {}
}

const codeOf = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
