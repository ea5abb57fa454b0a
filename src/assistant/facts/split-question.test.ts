import { expect, test } from 'vitest'
import type { Language } from '#content/answers/fact.ts'
import { splitQuestion } from './split-question.ts'

const split = (language: Language, question: string) => splitQuestion(question, language, (text) => /\p{L}/u.test(text))

test.each([
  ['en', 'Should I take an ERC-20 or an ERC-721 token?'],
  ['en', 'Is a Merkle claim or a signature claim cheaper?'],
  ['en', 'Vesting or can I use a lock?'],
  ['de', 'Vesting oder Lock, was passt für mein Team?'],
  ['de', 'Brauche ich ein Audit oder eine Prüfung des Tokens?'],
  ['fr', 'verrouillage ou vesting ?'],
  ['fr', 'Faut-il choisir un ERC-20 ou un ERC-721 ?'],
  ['es', '¿vesting o bloqueo?'],
  ['es', '¿Es más barato un reparto Merkle o uno con firmas?'],
] as const)('%s: “%s” leaves a choice, and is one question', (language, question) =>
  expect(split(language, question)).toEqual([question]),
)

test.each([
  ['en', 'How much is an audit or can I book a call?', ['How much is an audit', 'can I book a call?']],
  [
    'en',
    'Do you take crypto, or do you only take a bank transfer?',
    ['Do you take crypto', 'do you only take a bank transfer?'],
  ],
  ['de', 'Was kostet ein Audit oder kann ich anrufen?', ['Was kostet ein Audit', 'kann ich anrufen?']],
  ['de', 'Wie lange dauert das oder habt ihr Termine frei?', ['Wie lange dauert das', 'habt ihr Termine frei?']],
  ['fr', 'Combien coûte un audit ou puis-je vous appeler ?', ['Combien coûte un audit', 'puis-je vous appeler ?']],
  ['es', '¿Cuánto cuesta una auditoría o puedo llamaros?', ['¿Cuánto cuesta una auditoría', 'puedo llamaros?']],
  ['es', '¿Cuánto cuesta una auditoría, cuándo empezáis?', ['¿Cuánto cuesta una auditoría', 'cuándo empezáis?']],
  ['en', 'How much is an audit and vesting or a lock?', ['How much is an audit', 'vesting or a lock?']],
  ['en', 'What does it cost, how long does it take?', ['What does it cost', 'how long does it take?']],
] as const)('%s: “%s” is two questions', (language, question, parts) =>
  expect(split(language, question)).toEqual(parts),
)
