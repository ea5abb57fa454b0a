import type { Language } from '#content/answers/fact.ts'

/**
 * A fact as it is told in one language, with its figures. `asks`: what visitors type for it; `next`: the facts one asks for next; `silent`:
 * it says that the site does not say it.
 */
export type ToldFact = {
  id: string
  /** What it is about: the file it is written in, such as `token-locking`. */
  topic: string
  /** The place of the site that says it. */
  at: string
  next: readonly string[]
  asks: readonly string[]
  says: string
  silent?: true
}

/** The facts of one language, which the build writes into a file. */
export type FactsFile = { language: Language; facts: readonly ToldFact[] }

/** All facts, by their language; a language that was not loaded has none. */
export type FactsByLanguage = Readonly<Partial<Record<Language, readonly ToldFact[]>>>

/** The name of the `<meta>` in which the build writes where the facts are, without their language and the ending. */
export const factsMeta = 'facts'

/** The address of the facts of a language. */
export const factsAddress = (stem: string, language: Language) => `${stem}${language}.json`
