import { allLanguages, type Language } from './language-names.ts'

/** Traditional Chinese is another script: who reads it is not offered the simplified one. */
const traditional = /^zh-(?:hant|tw|hk|mo)\b/i

/** The language of ours that a visitor’s first one is, whatever the region; undefined: we do not have it. */
export function firstLanguage({ languages: [first = ''] }: Pick<Navigator, 'languages'>): Language | undefined {
  if (traditional.test(first)) return undefined
  const spoken = baseOf(first)
  return allLanguages.find((language) => baseOf(language) === spoken)
}

const baseOf = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** The language as `Intl` writes dates and figures in it: this site writes English as in Britain. */
export const formatOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A figure that is written the English way (`1,234.5`), with the separators of a language and every digit as it was. */
export function figureIn(figure: string, language: Language): string {
  if (language === 'en') return figure
  const parts = new Intl.NumberFormat(formatOf(language)).formatToParts(1_234_567.5)
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return figure.replaceAll(/[,.]/g, (sign) => separator(sign === ',' ? 'group' : 'decimal'))
}
