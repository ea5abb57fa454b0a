/** The languages of the wallet’s windows, each named in itself, under its mark in a document (BCP 47). */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  tr: 'Türkçe',
  ru: 'Русский',
  uk: 'Українська',
  ja: '日本語',
  ko: '한국어',
  'zh-Hans': '简体中文',
} as const

export type Language = keyof typeof languageNames

/** In the order they are offered in. */
export const allLanguages = Object.keys(languageNames) as Language[]
