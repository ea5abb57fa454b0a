import { expect, test } from 'vitest'
import { readCall, readHandOver, readPage } from './read-asks.ts'

test.each([
  ['book a call', 'en'],
  ['I want to schedule a meeting with you please', undefined],
  ['I want to schedule a meeting please', 'en'],
  ["Let's book a 30 minute video call", 'en'],
  ['Buche einen Termin', 'de'],
  ['Ich möchte ein Gespräch vereinbaren', 'de'],
  ['réserver un appel', 'fr'],
  ['Je voudrais prendre rendez-vous', 'fr'],
  ['Quiero reservar una llamada', 'es'],
  ['How do I book a call?', undefined],
  ['book a flight', undefined],
  ['Can I book a call about an audit', undefined],
  ['What happens when I book a call', undefined],
  ['call', undefined],
  ['can you call the mint function', undefined],
])('“%s” asks for a call: %s', (text, language) => expect(readCall(text)).toBe(language))

test.each([
  ['send this conversation to a person', 'en'],
  ['Please forward the chat to your team', 'en'],
  ['Schicke dieses Gespräch an einen Menschen', 'de'],
  ['Envoyez cette conversation à une personne', 'fr'],
  ['Envía esta conversación a una persona', 'es'],
  ['How do I reach a person?', undefined],
  ['Is this conversation sent to a person?', undefined],
  ['send tokens to a person', undefined],
  ['Do you give this conversation to anyone', undefined],
])('“%s” hands the conversation over: %s', (text, language) => expect(readHandOver(text)).toBe(language))

test.each([
  ['open the price list', 'price list'],
  ['Where is the page about privacy?', 'privacy'],
  ['take me to the token creator', 'token creator'],
  ['show me the page about vesting', 'vesting'],
  ['Find the liquidity locking page.', 'liquidity locking'],
  ['Öffne die Preisliste', 'price list'],
  ['Wo ist die Seite über Datenschutz?', 'privacy'],
  ['ouvre la page sur le verrouillage', 'le locking'],
  ['Abre la página de precios', 'prices'],
])('“%s” looks for the page about %s', (text, about) => expect(readPage(text)?.about).toBe(about))

test.each([
  'where are you based?',
  'Where is my token?',
  'show me an example of a finding',
  'open source?',
  'find a bug in my contract',
  'what is on the page about audits and who wrote it',
  'Which page do I need to lock tokens with a cliff and then vest?',
  'Can you open the contract and tell me what it does?',
  'Where is the code of my token kept?',
])('“%s” is a question for the facts', (text) => expect(readPage(text)).toBeUndefined())
