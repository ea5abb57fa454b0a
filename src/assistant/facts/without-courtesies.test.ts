import { expect, test } from 'vitest'
import { withoutCourtesies } from './without-courtesies.ts'

test.each([
  ['hi, what does an audit cost?', 'what does an audit cost?'],
  ['What does an audit cost? thx', 'What does an audit cost?'],
  ['Hello there! Quick question: how long is an audit, please? Many thanks', 'how long is an audit'],
  ['Hallo, kurze Frage: Was kostet ein Audit? Vielen Dank', 'Was kostet ein Audit?'],
  ['Bonjour, combien coûte un audit, s’il vous plaît ?', 'combien coûte un audit'],
  ['Buenas tardes, ¿cuánto cuesta una auditoría? Gracias', 'cuánto cuesta una auditoría?'],
])('a question is asked without the courtesies around it: %s', (message, question) => {
  expect(withoutCourtesies(message).replace(/[, ]+$/, '')).toBe(question)
})

test.each(['thanks', 'hi', 'please', 'how do I say thanks to a donor', 'is the question of gas solved'])(
  'a message that is nothing else, and a word in the midst, stay: %s',
  (message) => {
    expect(withoutCourtesies(message)).toBe(message)
  },
)
