import { expect, test } from 'vitest'
import { smallFacts, smallSite } from '#assistant/endpoint/test-chat.server.ts'
import { ownWords } from '#content/answers/own-words.ts'
import { otherLanguages } from '#content/answers/own-words/others.ts'
import { openSearch } from '#core/search/open-search.ts'
import { createAssistant } from './answer.ts'

const answer = createAssistant({ index: smallSite, facts: smallFacts, schedulingUrl: 'https://example.com/call' })
const price = 'A smart contract audit costs 6,600 to 37,400 USD. [1](/smart-contract-audit#price)'
const reviewers = 'Two reviewers read every line of an audit. [1](/smart-contract-audit)'

test('it greets, thanks and says what it is in the language it is spoken to, and keeps the topic meanwhile', () => {
  const topic = { fact: 'audit-price', terms: [] }
  for (const [says, words] of [
    ['Hi!', ownWords.en.greeting],
    ['hello, thank you very much', ownWords.en.thanks],
    ['Are you a bot?', ownWords.en.self],
    ['bye', ownWords.en.bye],
    ['Guten Tag', ownWords.de.greeting],
    ['merci beaucoup', ownWords.fr.thanks],
    ['hola', ownWords.es.greeting],
  ] as const)
    expect(answer(says, { topic })).toMatchObject({ output: words, topic, refused: false, citations: [] })
})

test('a question about a recovery phrase gets the advice never to type it, in its language', () => {
  expect(answer('Can you check my seed phrase for me?')).toMatchObject({ output: ownWords.en.secret, citations: [] })
  expect(answer('Brauchen Sie meine Wiederherstellungsphrase?')).toMatchObject({ output: ownWords.de.secret })
})

test('a fact is told with its place, and what one asks next is offered', () => {
  expect(answer('How much do you charge for an audit?')).toMatchObject({
    output: price,
    citations: [{ title: 'Smart contract audit: What it costs', href: '/smart-contract-audit#price' }],
    suggestions: ['Who reads the code of an audit?'],
    refused: false,
  })
})

test.each([
  'Hello there, quick question please: how much does an audit cost?',
  'how much is an audti',
  'audit pricing??',
  'we would like to know the cost of a security review',
])('“%s” is about the price', (question) => expect(answer(question).output).toBe(price))

test('a question in another language is answered in it', () => {
  expect(answer('Was kostet ein Audit bei euch?').output).toMatch(/^Ein Audit von Smart Contracts kostet/)
  expect(answer('wie teuer ist eine Vertragsprüfung').output).toMatch(/^Ein Audit von Smart Contracts kostet/)
})

test('who writes a language without facts is told in it which ones are read', () => {
  expect(answer('Quanto costa una revisione del contratto per noi?').output).toBe(otherLanguages.it)
  expect(answer('監査はいくらですか').output).toBe(otherLanguages.ja)
  expect(answer('Сколько стоит аудит?').output).toBe(otherLanguages.ru)
})

test('both parts of a question are answered, and the second may leave out the subject', () => {
  expect(answer('How much does an audit cost and who reviews it?').output).toBe(
    `${price}\n\n${reviewers.replace('[1]', '[2]')}`,
  )
})

test('what goes on takes what it does not say from the last topic, or from the page', () => {
  const { topic } = answer('Who reads the code of an audit?')
  expect(answer('And what does it cost?', { topic }).output).toBe(price)
  expect(answer('what does it cost', { page: '/smart-contract-audit' }).output).toBe(price)
})

test.each(['Do you audit Solana programs?', 'what is the weather in Lisbon', 'who won the world cup'])(
  '“%s” is refused, with what was understood and two ways to a person',
  (question) => {
    const { refused, citations, output } = answer(question)
    expect({ refused, citations }).toEqual({ refused: true, citations: [] })
    expect(output).toContain(
      `${ownWords.en.person} [${ownWords.en.talk}](https://example.com/call) · [${ownWords.en.write}](/contact-us)`,
    )
  },
)

test('what no fact holds is quoted from a page, in whole sentences', () => {
  const page = {
    path: '/privacy',
    title: 'Privacy',
    sections: [{ heading: 'Backups', text: 'Encrypted backups\nA backup is overwritten after thirty days.' }],
  }
  const found = createAssistant({ index: openSearch([page]), facts: smallFacts })('When is a backup overwritten?')
  expect(found).toMatchObject({
    refused: false,
    output: 'A backup is overwritten after thirty days. [1](/privacy)',
    citations: [{ title: 'Backups', href: '/privacy' }],
  })
})

test('words that mean something in Markdown mean nothing in the answer', () => {
  const { en } = smallFacts
  const facts = { en: en!.map((fact) => ({ ...fact, says: 'It is [not](x) <b>bold</b> or *loud*.' })) }
  expect(createAssistant({ index: smallSite, facts })('audit price').output).toMatch(
    /^It is \\\[not\\\]\(x\) \\<b\\>bold\\<\/b\\> or \\\*loud\\\*\. /,
  )
})

test.each(['', '   ', '?!', '\u0000', '💥', 'x '.repeat(5_000), `${'('.repeat(500)}`])(
  '“%.20s” gets an answer',
  (question) => expect(answer(question).output).toBeTruthy(),
)

test('without a site nothing is known', () =>
  expect(createAssistant({ index: openSearch([]), facts: {} })('How much is an audit?').refused).toBe(true))
