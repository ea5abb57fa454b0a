import { brandKey } from '#content/brand-key.ts'
import { allLanguages, type Language } from './language-names.ts'

const entry = `${brandKey}.language`

/** Words that can be read in another language: `read` loads them, and what it resolves to puts them in use. */
export type Readable = { read: (language: Language) => Promise<() => void>; language: () => Language }

const books: Readable[] = []
const listeners = new Set<() => void>()

/** What was chosen for this visit, where the browser keeps nothing. */
let chosen: Language | undefined

/** The language the visitor has chosen by hand; undefined: none yet, so that English is spoken. */
export function chosenLanguage(): Language | undefined {
  return chosen ?? kept()
}

function kept(): Language | undefined {
  try {
    const found = localStorage.getItem(entry)
    return allLanguages.find((language) => language === found)
  } catch {
    return undefined
  }
}

/** Has these words follow the choice from now on. */
export function follow(book: Readable): void {
  books.push(book)
}

/** Puts all words that are loaded so far into the chosen language. Those that cannot be had stay as they are. */
export async function speakChosen(): Promise<void> {
  const language = chosenLanguage() ?? 'en'
  const late = books.filter((book) => book.language() !== language)
  const use = await Promise.all(late.map((book) => book.read(language).catch(() => undefined)))
  for (const each of use) each?.()
}

/** Changes the language of all words and keeps the choice. Rejects, with nothing changed, when the words cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  const use = await Promise.all(books.map((book) => book.read(language)))
  for (const each of use) each()
  chosen = language
  try {
    localStorage.setItem(entry, language)
  } catch {
    // A browser that keeps nothing speaks English again on the next page.
  }
  for (const listener of listeners) listener()
}

/** Tells of each choice, as `useSyncExternalStore` wants it. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
