import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { allLanguages } from '#core/language/language-names.ts'

/** A page in which nobody has chosen a language yet: the choice is kept by a module. */
async function freshPage() {
  vi.resetModules()
  const { LanguageChoice } = await import('./language-choice.tsx')
  const { chooseLanguage } = await import('#core/language/chosen-language.ts')
  return {
    chooseLanguage,
    draw: (...languages: string[]) => renderToStaticMarkup(<LanguageChoice browser={{ languages }} />),
  }
}

afterEach(() => vi.resetModules())

test('who has not chosen is told in the language of the browser, marked as such; who reads English is not', async () => {
  const { draw } = await freshPage()

  expect(draw('ru-RU', 'en')).toContain('lang="ru">Показать это окно на русском</button>')
  expect(draw('zh-CN')).toContain('lang="zh-Hans">用简体中文显示此窗口</button>')
  for (const browser of ['en-GB', 'pl-PL', 'zh-TW']) expect(draw(browser)).not.toContain('<button')
})

test('everyone can choose, each language is named in itself, and a choice ends the offer', async () => {
  const { draw, chooseLanguage } = await freshPage()

  expect(draw('en-GB').match(/<option [^>]*lang="([^"]+)"/g)).toHaveLength(allLanguages.length)
  await chooseLanguage('ja')

  expect(draw('ru-RU')).not.toContain('<button')
  expect(draw('ru-RU')).toContain('>言語</label>')
  expect(draw('ru-RU')).toContain('<option value="ja" lang="ja" selected="">日本語</option>')
})
