import { expect, test } from 'vitest'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import { asText } from '#assistant/markdown/as-text.ts'
import { languages } from '#content/answers/fact.ts'
import { mostSuggestions } from '#assistant/messages/message-bounds.ts'
import { quickReplies } from '#content/chat.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from '../eval/built-site.ts'

const facts = await tellFacts()
const { pages } = builtSite()
const english = facts.en!
const ids = new Set(english.map(({ id }) => id))

const isPlace = (at: string) => {
  const [path, anchor] = at.split('#')
  const page = pages.find((one) => one.path === path)
  return page && (!anchor || page.sections.some((section) => section.anchor === anchor))
}

const sentences = (says: string) => says.split(/(?<=(?<!\d)[.!?])\s+(?=[\p{Lu}¿¡„«“])/u)

test('every fact is told in every language, under an id of its own', () => {
  expect(english.length).toBeGreaterThan(300)
  expect(ids.size).toBe(english.length)
  for (const language of languages) expect(new Set(facts[language]!.map(({ id }) => id))).toEqual(ids)
})

test('every fact has a place on the site, and leads on to facts there are', () => {
  expect(english.filter(({ at }) => !isPlace(at)).map(({ id, at }) => `${id}: ${at}`)).toEqual([])
  expect(english.flatMap(({ id, next }) => next.filter((one) => !ids.has(one)).map((one) => `${id}: ${one}`))).toEqual(
    [],
  )
  expect(english.filter(({ next }) => next.length > mostSuggestions).map(({ id }) => id)).toEqual([])
})

test.each(languages)(
  '%s: the first wording of a fact can be pressed, and no wording is that of two facts',
  (language) => {
    const own = facts[language]!
    expect(
      own.filter(({ asks }) => !/^[¿\p{Lu}\d].*\?$/u.test(asks[0]!)).map(({ id, asks }) => `${id}: ${asks[0]}`),
    ).toEqual([])
    const said = own.flatMap(({ id, asks }) =>
      asks.map((ask) => [ask.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, ''), id]),
    )
    const first = new Map<string, string>()
    const twice = said.flatMap(([ask, id]) => {
      const other = first.get(ask!) ?? id
      first.set(ask!, other!)
      return other === id ? [] : [`${ask}: ${other}, ${id}`]
    })
    expect(twice).toEqual([])
  },
)

test.each(languages)('%s: a fact is one to three sentences that stand alone', (language) => {
  const leans = /^(?:Yes|No|It|That|They|Ja|Nein|Das ist|Oui|Non|Cela|Sí|No,|Eso)\b[,. ]/
  const faults = facts[language]!.filter(
    ({ says }) => leans.test(says) || sentences(says).length > 3 || says.length < 20,
  )
  expect(faults.map(({ id, says }) => `${id}: ${says}`)).toEqual([])
})

test.each(languages)('%s: every figure of a sentence comes from a function, and every slot is filled', (language) => {
  expect(
    facts[language]!.filter(({ says }) => /[{}]|undefined|NaN/.test(says)).map(({ id, says }) => `${id}: ${says}`),
  ).toEqual([])
})

test.each(quickReplies)('“%s”, which can be pressed, is answered by a fact', (question) => {
  const { refused, asksBack, citations } = createAssistant({ index: openSearch(pages), facts })(question)
  expect({ refused, asksBack, places: citations.length }).toEqual({ refused: false, asksBack: false, places: 1 })
})

test.each([
  ['in which currency do you charge', 'pricing-currency'],
  ['¿En qué moneda cobráis?', 'pricing-currency'],
  ['What is the exchange rate?', 'not-said-payment-rate'],
  ['Wie ist der Wechselkurs?', 'not-said-payment-rate'],
  ['Quel est le taux de change ?', 'not-said-payment-rate'],
  ['¿Qué tipo de cambio usan?', 'not-said-payment-rate'],
  ['How do I pay?', 'pricing-how-to-pay'],
  ['Wie kann ich bezahlen?', 'pricing-how-to-pay'],
  ['Comment payer ?', 'pricing-how-to-pay'],
  ['¿Cómo pago?', 'pricing-how-to-pay'],
  ['What if my contract gets hacked after your audit?', 'audit-hacked-later'],
  ['Was passiert, wenn mein Contract nach Ihrer Prüfung gehackt wird?', 'audit-hacked-later'],
  ['Que se passe-t-il si mon contrat est piraté après l’audit ?', 'audit-hacked-later'],
  ['¿Qué pasa si hackean mi contrato tras la auditoría?', 'audit-hacked-later'],
  ['Will the coin go up?', 'assistant-price'],
  ['Bei welcher Bank sind Sie?', 'not-said-bank-details'],
  ['¿Cuál es vuestro banco?', 'not-said-bank-details'],
] as const)('“%s” is answered by %s', (question, id) => {
  const { output } = createAssistant({ index: openSearch(pages), facts })(question)
  const told = languages.flatMap((language) => facts[language]!.filter((fact) => fact.id === id))
  expect(told.filter(({ says }) => output.startsWith(asText(says))).length).toBe(1)
})
