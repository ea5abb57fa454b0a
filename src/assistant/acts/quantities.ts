import type { Language } from '#content/answers/fact.ts'
import type { Span } from './act.ts'
import { multiples, numberWords, unitWords, type Unit } from './words/units.ts'

/** A text in small letters without accents. Its places are those of the text where that is written in composed letters. */
export const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
      // What becomes longer would move all that follows.
      return bare.length === letter.length ? bare : letter
    })
    .join('')

/** Digits as people write an amount, with separators. */
export const digits = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,18})?|\d+(?:[.,]\d{1,18})?`

const alternatives = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')

/** What may stand behind an amount, in one of two groups: a letter directly, or a word. `MRD` is a token and no milliard. */
export const multiplePattern = String.raw`(?:([km])(?!\w)| ?(${alternatives(Object.keys(multiples).filter((word) => word.length > 1))})(?!\w))?`

/** Every word for a unit of time. */
export const unitPattern = alternatives(Object.values(unitWords).flat())

/** A number, in digits or as a word. */
export const countPattern = String.raw`\d{1,4}|${alternatives(Object.keys(numberWords))}`

/** A count and a unit of time, in two groups. Of a plain text. */
export const spanPattern = String.raw`(?<![\w.,])(${countPattern})[\s-]*(${unitPattern})(?!\w)`

/** A count that was said, from its two groups. */
export function spanOf(count: string, unit: string): Span {
  const found = (Object.keys(unitWords) as Unit[]).find((each) => unitWords[each].includes(unit))!
  return { count: numberWords[count] ?? Number(count), unit: found }
}

/**
 * An amount in digits with a point at most, as a language writes it; `multiple` is a word such as `million`. English has the point before
 * decimals, the others the comma. Undefined where it is no number.
 */
export function amountOf(written: string, language: Language, multiple = ''): string | undefined {
  const spaced = written.replaceAll(/['’\u00a0\u202f ]/g, '')
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ',']
  const grouped = new RegExp(String.raw`^\d{1,3}(?:[${thousands}]\d{3})+(?:[${decimal}]\d+)?$`).test(spaced)
  const bare = grouped ? spaced.replaceAll(thousands, '').replace(decimal, '.') : otherwise(spaced, decimal)
  if (bare === undefined || !/^\d{1,30}(?:\.\d{1,18})?$/.test(bare)) return undefined
  const times = multiples[multiple]
  if (!times) return bare
  const product = Number(bare) * times
  return Number.isSafeInteger(product) ? String(product) : undefined
}

/** A number that is not grouped as its language does it: `1,5` in English and `1.5` elsewhere; `1,000,000` is grouped everywhere. */
function otherwise(text: string, decimal: string): string | undefined {
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(text)) return text.replaceAll(/[.,]/g, '')
  const parts = text.split(/[.,]/)
  if (parts.length === 1) return text
  if (parts.length > 2) return undefined
  return parts.join(text.includes(decimal) || parts[1]!.length !== 3 ? '.' : '')
}
