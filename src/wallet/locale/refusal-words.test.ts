import { afterEach, expect, test } from 'vitest'
import { fail } from '#core/errors.ts'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages } from '#core/language/language-names.ts'
import { failSignIn } from '#wallet/session/errors.ts'
import { refusalsInWords } from './refusal-in-words.ts'
import { refusalWords } from './refusal-words.ts'

const translated = allLanguages.filter((language) => language !== 'en')

afterEach(() => chooseLanguage('en'))

/** What the calls of a wallet window are refused with, and a fact that has to be said. */
const refusals = [
  [fail('address.invalid'), ''],
  [fail('request.effort', { seconds: 30, challenge: 'a', difficulty: 1, expires: 'b' }), '30'],
  [fail('request.foreign-origin'), ''],
  [fail('request.malformed'), ''],
  [fail('request.not-found'), ''],
  [fail('request.too-large', { limit: 8192 }), '8192'],
  [fail('request.too-many', { seconds: 300 }), '5'],
  [fail('request.type'), ''],
  [fail('server.fault'), ''],
  [fail('server.full'), ''],
  [fail('server.unavailable'), ''],
  [fail('server.unreachable'), ''],
  [failSignIn('sign-in.chain', { chainId: 31_337 }), '31337'],
  [failSignIn('sign-in.unchecked'), ''],
] as const

test.each(translated)('what the server refuses is said in %s, with its facts', async (language) => {
  await chooseLanguage(language)
  const say = await refusalsInWords()

  for (const [error, fact] of refusals) {
    const said = say(error.toJSON())
    expect(said).not.toBe(error.message)
    expect(said).toContain(fact)
    expect(said).not.toMatch(/[{}]/)
  }
})

test('every language has every refusal, each in words of its own', () => {
  for (const key of Object.keys(refusalWords.de) as (keyof typeof refusalWords.de)[])
    expect(new Set(translated.map((language) => refusalWords[language][key])).size).toBe(translated.length)
})

test('in English, and for a refusal without words, the server is quoted', async () => {
  const refusal = fail('request.too-many', { seconds: 30 }).toJSON()
  expect((await refusalsInWords())(refusal)).toBe(refusal.message)
  await chooseLanguage('de')

  expect((await refusalsInWords())({ code: 'moon.gone', message: 'The moon is gone.' })).toBe('The moon is gone.')
})
