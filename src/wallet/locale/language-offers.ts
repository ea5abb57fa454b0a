import type { Language } from '#core/language/language-names.ts'

/** What tells a visitor, in their own language, that the windows exist in it. */
export const languageOffers: { readonly [language in Exclude<Language, 'en'>]: string } = {
  de: 'Dieses Fenster auf Deutsch anzeigen',
  fr: 'Afficher cette fenêtre en français',
  es: 'Ver esta ventana en español',
  'pt-BR': 'Ver esta janela em português',
  it: 'Mostra questa finestra in italiano',
  tr: 'Bu pencereyi Türkçe göster',
  ru: 'Показать это окно на русском',
  uk: 'Показати це вікно українською',
  ja: 'このウィンドウを日本語で表示',
  ko: '이 창을 한국어로 보기',
  'zh-Hans': '用简体中文显示此窗口',
}
