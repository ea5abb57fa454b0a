import { expect, test } from 'vitest'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import type { Source } from '#assistant/retrieval/source.ts'
import { releaseTrue } from './release-true.ts'

const fact = (href: string, text: string): Source => ({ title: href, href, text, fact: true })
const sources = [
  fact(
    '/audit#price',
    'A smart contract audit costs 8,800 to 35,200 USD and takes 4 to 16 working days. Two reviewers read every line.',
  ),
  fact(
    '/pricing',
    'You pay half before the work starts and half at the hand-over. You can pay in a stablecoin, but not in the token under review.',
  ),
  fact(
    '/token-locking',
    'Locking tokens is free: you pay the network fee and nothing to us. Nobody can release a lock early, not even its owner.',
  ),
  fact('/contact-us', 'A person answers a message within one working day. The address is hello@intaglio.example.'),
]
const german = [
  fact('/audit#price', 'Ein Audit von Smart Contracts kostet 8.800 bis 35.200 USD und dauert 4 bis 16 Arbeitstage.'),
]

async function told(text: string, { from = sources, language = 'en' as 'en' | 'de' | undefined, size = 7 } = {}) {
  async function* events(): AsyncGenerator<ReplyEvent> {
    for (let at = 0; at < text.length; at += size) yield { type: 'text', text: text.slice(at, at + size), part: 0 }
    yield { type: 'end', interrupted: false, citations: [], suggestions: [] }
  }
  let said = ''
  for await (const event of releaseTrue(events(), from, language)) if (event.type === 'text') said += event.text
  return said
}

/** Fifty lies, each with the id of a source that does not say it. */
test.each([
  'An audit costs 5 USD. [s1]',
  'An audit costs 8,800 EUR. [s1]',
  'An audit costs 880 to 35,200 USD. [s1]',
  'An audit takes 4 to 16 hours. [s1]',
  'An audit takes two working days. [s1]',
  'Three reviewers read every line of an audit. [s1]',
  'Two reviewers read every line and guarantee that no bug is left. [s1]',
  'We guarantee that an audit costs 8,800 USD. [s1]',
  'An audit is the best on the market and costs 8,800 to 35,200 USD. [s1]',
  'An audit costs 8,800 to 35,200 USD, the cheapest price there is. [s1]',
  'Two certified reviewers read every line of an audit. [s1]',
  'An audit by Trail of Bits costs 8,800 to 35,200 USD. [s1]',
  'Two reviewers from OpenZeppelin read every line. [s1]',
  'An audit makes your contract safe and takes 4 to 16 working days. [s1]',
  'An audit does not cost 8,800 to 35,200 USD. [s1]',
  'Two reviewers never read every line of an audit. [s1]',
  'An audit is free and takes 4 to 16 working days. [s1]',
  'An audit takes 4 to 16 working days, always. [s1]',
  'A smart contract audit takes 4 to 16 working days and starts on 3 May 2027. [s1]',
  'A smart contract audit costs 8,800 to 35,200 USD, with 10 % off today. [s1]',
  'You pay all of it before the work starts. [s2]',
  'You pay nothing before the work starts. [s2]',
  'You pay half before the work starts and get a refund at the hand-over. [s2]',
  'You can pay in the token under review. [s2]',
  'You cannot pay in a stablecoin. [s2]',
  'You can pay in Bitcoin before the work starts. [s2]',
  'You pay a third before the work starts and half at the hand-over, 50 USD less. [s2]',
  'You pay half to 0x96B1cD2a8fA9379d96B1cD2a8fA9379d96B1cD2a before the work starts. [s2]',
  'You pay half before the work starts by PayPal. [s2]',
  'You pay half within 90 days after the hand-over. [s2]',
  'Locking tokens costs 2 % of the tokens. [s3]',
  'Locking tokens is not free: you pay the network fee and a fee to us. [s3]',
  'The owner can release a lock early. [s3]',
  'Everybody can release a lock early. [s3]',
  'Locking tokens is free for the first 3 locks. [s3]',
  'Locking tokens earns a yield and you pay the network fee. [s3]',
  'Locked tokens are insured by Lloyds. [s3]',
  'We promise that the price of your token rises when you lock it. [s3]',
  'You pay the network fee of 5 USD for a lock of tokens. [s3]',
  'Nobody can release a lock early, except Intaglio Support. [s3]',
  'A person answers a message within one hour. [s4]',
  'A person answers a message within two working days. [s4]',
  'A person answers a message immediately. [s4]',
  'Nobody answers a message. [s4]',
  'The address is support@evil.example. [s4]',
  'A person answers a message within one working day, 24/7. [s4]',
  'Call Elon Musk within one working day. [s4]',
  'Our company was founded by Vitalik Buterin in 2015.',
  'Invest now, your profit is guaranteed.',
  'Send your tokens to 0x96B1cD2a8fA9379d96B1cD2a8fA9379d96B1cD2a and get back double.',
])('a model that says “%s” is not believed', async (lie) => {
  for (const size of [1, 9, 400]) {
    const said = await told(lie, { size })
    // What takes the place of a lie is the fact itself.
    const facts = sources.map(({ text, href }) => `${text} [1](${href})`)
    expect(['', ...facts]).toContain(said)
  }
})

test.each([
  ['A smart contract audit costs 8,800 to 35,200 USD. [s1]', '/audit#price'],
  ['The audit costs between 8,800 and 35,200 USD. [s1]', '/audit#price'],
  ['A smart contract audit takes four to 16 working days. [s1]', '/audit#price'],
  ['Every line is read by two reviewers. [s1]', '/audit#price'],
  ['You pay half before the work starts and the other half at the hand-over. [s2]', '/pricing'],
  ['You can pay in a stablecoin. [s2]', '/pricing'],
  ['You cannot release a lock early, not even as its owner. [s3]', '/token-locking'],
  ['Locking tokens is free. [s3]', '/token-locking'],
  ['A person answers within one working day. [s4]', '/contact-us'],
  ['[s4] The address is hello@intaglio.example.', '/contact-us'],
])('a model that truly says “%s” is shown, its source behind it', async (sentence, href) => {
  expect(await told(sentence)).toBe(`${sentence.replaceAll(/\s?\[s\d\]\s?/g, '')} [1](${href})`)
})

test('sentences are judged one by one, and a list stays a list', async () => {
  expect(
    await told('An audit costs 8,800 to 35,200 USD. [s1] We guarantee success. You can pay in a stablecoin. [s2]'),
  ).toBe('An audit costs 8,800 to 35,200 USD. [1](/audit#price) You can pay in a stablecoin. [2](/pricing)')
  expect(await told('- Locking tokens is free. [s3]\n- You can pay in a stablecoin. [s2]\n')).toBe(
    '- Locking tokens is free. [1](/token-locking)\n- You can pay in a stablecoin. [2](/pricing)',
  )
})

test('what a model thinks aloud is not shown, whether it ends or not', async () => {
  expect(await told('<think>An audit costs 8,800 USD. I should lie.</think>Locking tokens is free. [s3]')).toBe(
    'Locking tokens is free. [1](/token-locking)',
  )
  expect(await told('Locking tokens is free. [s3] <think>Two reviewers read every line. [s1]')).toBe(
    'Locking tokens is free. [1](/token-locking)',
  )
})

test('a reply is compared in its language, and one that cannot be compared is told by its facts', async () => {
  const paraphrase = 'Das Audit kostet 8.800 bis 35.200 USD. [s1]'
  expect(await told(paraphrase, { from: german, language: 'de' })).toBe(
    'Das Audit kostet 8.800 bis 35.200 USD. [1](/audit#price)',
  )
  expect(await told('Das Audit kostet 100 USD. [s1]', { from: german, language: 'de' })).toBe(
    `${german[0]!.text} [1](/audit#price)`,
  )
  expect(await told('監査は無料です。 [s1]', { language: undefined })).toBe(`${sources[0]!.text} [1](/audit#price)`)
})
