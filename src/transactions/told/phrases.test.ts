import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages, type Language } from '#core/language/language-names.ts'
import type { DescribedField, Descriptor } from '#transactions/descriptors/descriptor.ts'
import { phrasesIn, staysEnglish, told } from './phrase-book.ts'
import { phrases } from './phrases-en.ts'

const translated = allLanguages.filter((language) => language !== 'en')
const marksOf = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([mark]) => mark)
    .toSorted()
    .join()

/** What is the same word in every Latin language, or in that one. */
const shared: Partial<Record<Language | 'all', readonly string[]>> = {
  all: ['NFT'],
  de: ['Ether', 'Name', 'Token', 'Edition', 'Pool', 'Position', 'Symbol', 'Version'],
  'pt-BR': ['Token'],
  it: ['Account', 'Token'],
  tr: ['Token'],
}

afterEach(() => chooseLanguage('en'))

test.each(translated)('%s has every phrase, with the same marks, and none in English', async (language) => {
  const words: Readonly<Record<string, string>> = await phrasesIn(language)
  const same = [...shared.all!, ...(shared[language] ?? [])]

  expect(Object.keys(words)).toEqual([...phrases])
  expect(phrases.filter((phrase) => marksOf(words[phrase]!) !== marksOf(phrase))).toEqual([])
  expect(phrases.filter((phrase) => words[phrase]!.trim() !== words[phrase] || words[phrase] === '')).toEqual([])
  expect(phrases.filter((phrase) => (words[phrase] === phrase) !== same.includes(phrase))).toEqual([])
})

const directory = 'contracts/descriptors'
const labelsOf = (fields: readonly DescribedField[]): string[] =>
  fields.flatMap((field) => [...(field.visible === 'never' ? [] : [field.label]), ...labelsOf(field.fields ?? [])])

test.each(readdirSync(directory))('every title and label of %s is a phrase', (file) => {
  const { display } = JSON.parse(readFileSync(`${directory}/${file}`, 'utf8')) as Descriptor
  const said = Object.values(display.formats).flatMap(({ intent, fields }) => [intent, ...labelsOf(fields)])

  expect(said.filter((text) => !(phrases as readonly string[]).includes(text))).toEqual([])
})

test.each([
  ['Lock tokens', 'Token sperren'],
  [
    'The lock stays yours. Schedule and amounts stay as they are.',
    'Die Sperre bleibt Ihre. Zeitplan und Beträge bleiben, wie sie sind.',
  ],
  ['Send 3 pieces to 2 accounts', '3 Stücke an 2 Konten senden'],
  ['until 5 March 2027, 14:00 UTC', 'bis 5. März 2027 um 14:00 UTC'],
  [
    '0xab can revoke it with a notice of 3 days 1 hour and take back what has not vested.',
    '0xab kann sie mit einer Frist von 3 Tage 1 Stunde widerrufen und zurücknehmen, was nicht frei geworden ist.',
  ],
  [
    'Nobody can ever again create tokens up to the cap, each time after the delay; change the delay. There is no way back.',
    'Niemand kann je wieder: Token bis zur Obergrenze erzeugen, jedes Mal nach der Wartezeit; die Wartezeit ändern. Es gibt keinen Weg zurück.',
  ],
  ['Lock 500,000.5 MRD', '500.000,5 MRD sperren'],
  ['End later: lock 12 of INK', 'Später enden: Sperre 12 von INK'],
  ['Let the lock contract take this amount, once', 'TokenLocker diesen Betrag einmal nehmen lassen'],
  [
    'The minter, its timelock, can create any number of tokens.',
    'Rolle „Minter“, sein Timelock, kann: beliebig viele Token erzeugen.',
  ],
])('%s is told in the language that is chosen', async (english, german) => {
  expect(told(english)).toBe(english)
  await chooseLanguage('de')

  expect([told(english), staysEnglish(english)]).toEqual([german, false])
})

test('a sentence that is in no book stays English beside those that are, and is known to', async () => {
  await chooseLanguage('de')

  expect(told('The lock stays yours. It hums.')).toBe('Die Sperre bleibt Ihre. It hums.')
  const unknown = ['The lock stays yours. It hums.', 'Hum 500,000 MRD', 'Nobody can ever again change the delay; hum.']
  expect(unknown.map(staysEnglish)).toEqual([true, true, true])
})
