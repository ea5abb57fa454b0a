import type { Language } from '#content/answers/fact.ts'
import { readWords } from '#core/search/tokenize.ts'

/** A word without accents, in one of the ways a language writes it: German has `ae`, `oe` and `ue` for its umlauts, but not in `neue` or `Quelle`. */
export const foldedIn = (language: Language, word: string): string =>
  language === 'de' ? word.replaceAll(/([ao])e|(?<![aeq])(u)e/g, '$1$2') : word

/** The words of a text of a language, each in one way of writing it. French runs its little words together with the next: `l’audit` is `audit`. */
export const readIn = (language: Language, text: string): string[] =>
  readWords(language === 'fr' ? text.replaceAll(/(?<!\p{L})(?:[ldjmnstc]|qu)['’]/giu, ' ') : text).map((word) =>
    foldedIn(language, word),
  )
