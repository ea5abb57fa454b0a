import { expect, test } from 'vitest'
import { smallSite } from '#assistant/endpoint/test-chat.server.ts'
import { ownWords } from '#content/assistant.ts'
import { openSearch } from '#core/search/open-search.ts'
import { createAssistant } from './answer.ts'

const answer = createAssistant(smallSite, { schedulingUrl: 'https://example.com/call' })

test('it greets, thanks and says what it is, and keeps the topic meanwhile', () => {
  const topic = { subject: '/smart-contract-audit', words: [] }
  for (const [says, words] of [
    ['Hi!', ownWords.greeting],
    ['thank you very much', ownWords.thanks],
    ['Are you a bot?', ownWords.self],
    ['bye', ownWords.bye],
  ] as const)
    expect(answer(says, { topic })).toMatchObject({ output: words, topic, refused: false, citations: [] })
})

test('a question about a recovery phrase gets the advice never to type it', () => {
  expect(answer('Can you check my seed phrase for me?')).toMatchObject({ output: ownWords.secret, citations: [] })
})

test('a greeting in front of a question is left out', () => {
  expect(answer('Hello, how much does an audit cost?').output).toBe(answer('How much does an audit cost?').output)
})

test('sentences stand as on the page, each with its place', () => {
  expect(answer('How many reviewers read every line in an audit?')).toMatchObject({
    output: expect.stringMatching(/^Two reviewers read every line\. \[1\]\(\/smart-contract-audit\)/),
    citations: [{ title: 'Smart contract audit', href: '/smart-contract-audit' }],
  })
})

test('what goes on takes what it does not say from the last topic', () => {
  const { topic } = answer('Do you do smart contract audits?')
  expect(answer('And what does it cost?', { topic }).output).toMatch(/6,600 to 37,400 USD/)
  expect(answer('And what does it cost?', { page: '/smart-contract-audit' }).output).toMatch(/6,600 to 37,400 USD/)
})

test('what the pages do not say is refused, with two ways to a person', () => {
  expect(answer('Do you audit Solana programs?')).toMatchObject({
    refused: true,
    citations: [],
    output: `${ownWords.refusal} ${ownWords.person} [${ownWords.talk}](https://example.com/call) · [${ownWords.write}](/contact-us)`,
  })
})

test('a page is found by a name visitors give it and it does not give itself', () => {
  const privacy = {
    path: '/privacy',
    title: 'Privacy',
    sections: [
      {
        heading: 'Privacy',
        text: 'What you send is kept for thirty days, unless you leave earlier: your data, as a page and as a file.',
      },
    ],
  }
  const marketing = {
    path: '/web3-marketing',
    title: 'Web3 marketing',
    sections: [{ heading: 'Web3 marketing', text: 'A crowd that was bought leaves the same day.' }],
  }
  const found = createAssistant(openSearch([marketing, privacy]))('How do I unsubscribe?')
  expect(found).toMatchObject({ refused: false, citations: [{ title: 'Privacy', href: '/privacy' }] })
})

test('words of the page that mean something in Markdown mean nothing in the answer', () => {
  const index = openSearch([
    { path: '/a', title: 'A', sections: [{ heading: 'Seals', text: 'A seal is [not](x) <b>bold</b> or *loud*.' }] },
  ])
  expect(createAssistant(index)('What is a seal?').output).toBe(
    'A seal is \\[not\\](x) \\<b\\>bold\\</b\\> or \\*loud\\*. [1](/a)',
  )
})

test.each(['', '   ', '?!', '\u0000', '💥', 'x '.repeat(5_000), `${'('.repeat(500)}`])(
  '“%.20s” gets an answer',
  (question) => expect(answer(question).output).toBeTruthy(),
)

test('without a site nothing is known', () =>
  expect(createAssistant(openSearch([]))('How much is an audit?').refused).toBe(true))
