import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['niveaux de gravité', 'fr'],
  ['Schweregrade der Befunde', 'de'],
  ['niveles de gravedad', 'es'],
  ['severity levels', 'en'],
] as const)('%s: a short question has its language', (question, language) => {
  expect(detectLanguage(question)).toBe(language)
})

test('a word that several languages have is in the language that was spoken before', () => {
  expect(detectLanguage('Audit?', 'de')).toBe('de')
  expect(detectLanguage('Audit?', 'fr')).toBe('fr')
})

test.each(['Quanto costa un audit di un contratto?', 'Ile kosztuje audyt?', 'コントラクトの監査はいくらですか'])(
  '%s: is in none of ours',
  (question) => {
    expect(detectLanguage(question)).toHaveProperty('other')
  },
)
