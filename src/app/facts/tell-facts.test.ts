import { expect, test } from 'vitest'
import { detectLanguage } from '#assistant/facts/detect-language.ts'
import { languages } from '#content/answers/fact.ts'
import { tellFacts } from './tell-facts.ts'

test('of every language, 96 of 100 wordings are told to be in it', async () => {
  const facts = await tellFacts()
  const shares = languages.map((language) => {
    const asks = facts[language]!.flatMap(({ asks: own }) => own).filter((_, at) => at % 20 === 0)
    return { language, share: asks.filter((ask) => detectLanguage(ask) === language).length / asks.length }
  })
  expect(shares.filter(({ share }) => share < 0.96)).toEqual([])
})
