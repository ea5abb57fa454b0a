import { follow } from '#core/language/chosen-language.ts'
import type { Language } from '#core/language/language-names.ts'
import { translatorOf, type Translator } from './translate-phrase.ts'

/** Every language comes by itself, and only when it is chosen: English, in which tools write, needs none. */
const others = {
  de: async () => (await import('./phrases-de.ts')).german,
  fr: async () => (await import('./phrases-fr.ts')).french,
  es: async () => (await import('./phrases-es.ts')).spanish,
  'pt-BR': async () => (await import('./phrases-pt.ts')).portuguese,
  it: async () => (await import('./phrases-it.ts')).italian,
  tr: async () => (await import('./phrases-tr.ts')).turkish,
  ru: async () => (await import('./phrases-ru.ts')).russian,
  uk: async () => (await import('./phrases-uk.ts')).ukrainian,
  ja: async () => (await import('./phrases-ja.ts')).japanese,
  ko: async () => (await import('./phrases-ko.ts')).korean,
  'zh-Hans': async () => (await import('./phrases-zh.ts')).chinese,
}

/** All phrases in one language. */
export const phrasesIn = (language: keyof typeof others) => others[language]()

let language: Language = 'en'
let translate: Translator | undefined

follow({
  language: () => language,
  async read(wanted) {
    const found = wanted === 'en' ? undefined : translatorOf(await phrasesIn(wanted), wanted)
    return () => {
      language = wanted
      translate = found
    }
  },
})

/** What a tool says of its call, in the language the visitor has chosen. A sentence that is in no book stays English. */
export const told = (text: string): string => translate?.(text).text ?? text

/** Whether some of what a tool says stays English while the sheet speaks another language. */
export const staysEnglish = (text: string): boolean => translate?.(text).whole === false
