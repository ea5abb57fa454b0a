import { tellFacts } from '#app/facts/tell-facts.ts'
import { languages } from '#content/answers/fact.ts'
import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test('of every language, 96 of 100 wordings are told to be in it', async () => {
  const facts = await tellFacts()
  const shares = languages.map((language) => {
    const asks = facts[language]!.flatMap(({ asks: own }) => own).filter((_, at) => at % 20 === 0)
    return { language, share: asks.filter((ask) => detectLanguage(ask) === language).length / asks.length }
  })
  expect(shares.filter(({ share }) => share < 0.96)).toEqual([])
})

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
