import { expect, test } from 'vitest'
import { browserLanguage, detectLanguage } from './detect-language.ts'

test.each([
  ['niveaux de gravité', 'fr'],
  ['Schweregrade der Befunde', 'de'],
  ['niveles de gravedad', 'es'],
  ['severity levels', 'en'],
] as const)('%s: a short question has its language', (question, language) => {
  expect(detectLanguage(question)).toBe(language)
})

test('a word that several languages have is in the language that was spoken before', () => {
  expect(detectLanguage('Audit?', { before: 'de' })).toBe('de')
  expect(detectLanguage('Audit?', { before: 'fr' })).toBe('fr')
})

test('a browser that is set to a language of ours is not taken for an English one', () => {
  expect(browserLanguage(['de-AT', 'en'])).toBe('de')
  expect(browserLanguage(['it', 'de'])).toBeUndefined()
  expect(browserLanguage([])).toBeUndefined()
  expect(detectLanguage('audit')).toBe('en')
  expect(detectLanguage('audit', { browser: 'de' })).not.toBe('en')
  // Who writes English is answered in it all the same.
  expect(detectLanguage('how much does an audit cost', { browser: 'de' })).toBe('en')
  expect(detectLanguage('which wallets work here', { browser: 'fr' })).toBe('en')
})

test.each(['Quanto costa un audit di un contratto?', 'Ile kosztuje audyt?', 'コントラクトの監査はいくらですか'])(
  '%s: is in none of ours',
  (question) => {
    expect(detectLanguage(question)).toHaveProperty('other')
  },
)
