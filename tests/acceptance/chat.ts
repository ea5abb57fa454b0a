import type { EnginePage } from '../engines/engine-page.ts'
import type { AcceptanceCase, AcceptanceVisit } from './acceptance-case.ts'
import { answerCalls } from './fake-wallet.ts'
import { count, seen, text, texts, until } from './measures.ts'

const replies = '#chat [role=log] .chat-message:not(.chat-own)'
const entry = (name: string) => (page: EnginePage) =>
  page.run((key: string) => localStorage.getItem(key), `intaglio.chat.one.${name}`)
const entries =
  (...names: string[]) =>
  async (page: EnginePage) =>
    Promise.all(names.map((name) => entry(name)(page)))

const openChat = async (page: EnginePage) => {
  await page.click('#chat-open')
  await until(() => count('#chat')(page), Boolean)
}
const say = (words: string) => async (page: EnginePage) => {
  await page.type('#chat-input', words)
  await page.press('Enter')
}
const lastReply = async (page: EnginePage) => (await seen(replies)(page)).at(-1) ?? null

/** A question whose answer from the server is another one. */
const fault = (
  statement: string,
  answer: { status: number; body: string } | null,
  expected: RegExp,
): AcceptanceCase => ({
  section: 8,
  statement,
  act: async (page) => {
    await answerCalls('/chat', answer)(page)
    await say('Which colours does a vault have on Tuesdays?')(page)
  },
  // Another reply may follow, from the pages themselves.
  measure: async (page) => {
    const said = await seen(replies)(page)
    return said.find((reply) => expected.test(reply)) ?? said.at(-1) ?? null
  },
  expected,
})

export const chat: readonly AcceptanceVisit[] = [
  {
    name: 'the chat',
    path: '/pricing',
    cases: [
      {
        section: 4,
        statement: 'The button of the chat has something unread at first',
        measure: count('.chat-open .unread'),
        expected: 1,
      },
      {
        section: 2,
        statement: 'A press opens the window of the chat',
        act: openChat,
        measure: text('#chat-title'),
        expected: 'Assistant',
      },
      {
        section: 4,
        statement: 'What was unread is read then',
        measure: async (page) => [await count('.chat-open .unread')(page), await entry('unread')(page)],
        expected: [0, 'false'],
      },
      {
        section: 2,
        statement: 'The window can be made small or large, reset and closed',
        only: 1440,
        measure: texts('.chat-head button'),
        expected: ['Minimize', 'Maximize', 'Reset conversation', 'Close chat'],
      },
      {
        section: 4,
        statement: 'It begins with its greeting alone',
        measure: async (page) => (await seen(replies)(page)).length,
        expected: 1,
      },
      {
        section: 2,
        statement: 'Questions are offered with the greeting',
        measure: seen('.chat-quick button'),
        expected: [
          'What do you offer?',
          'What does an audit cost?',
          'How do I lock tokens?',
          'How do I reach a person?',
        ],
      },
      {
        section: 3,
        statement: 'The session is a timestamp in local storage',
        measure: entry('session'),
        expected: /^\W?\d{13}/,
      },
      {
        section: 3,
        statement: 'Open, small, large and unread are kept in local storage',
        only: 1440,
        measure: entries('open', 'minimized', 'maximized', 'unread'),
        expected: ['true', 'false', 'false', 'false'],
      },
      {
        section: 5,
        statement: 'A message of spaces is not sent',
        act: say('   '),
        measure: count('#chat .chat-own'),
        expected: 0,
      },
      {
        section: 9,
        statement: 'Enter sends a message, and an answer comes',
        act: say('What does an audit cost?'),
        measure: lastReply,
        expected: /8,800/,
      },
      {
        section: 4,
        statement: 'Questions are offered only while the greeting is the only message',
        measure: count('.chat-quick button'),
        expected: 0,
      },
      {
        section: 3,
        statement: 'The history is kept in local storage',
        measure: entry('history'),
        expected: /What does an audit cost\?/,
      },
      {
        section: 4,
        statement: 'Its second button makes the window large',
        only: 1440,
        act: (page) => page.click('.chat-head button:nth-of-type(2)'),
        measure: entries('minimized', 'maximized'),
        expected: ['false', 'true'],
      },
      {
        section: 4,
        statement: 'Its first button makes it small',
        only: 1440,
        act: (page) => page.click('.chat-head button:nth-of-type(1)'),
        measure: entries('minimized', 'maximized'),
        expected: ['true', 'false'],
      },
      {
        section: 4,
        statement: 'Restore brings the conversation back',
        only: 1440,
        act: (page) => page.click('.chat-head button:nth-of-type(1)'),
        measure: lastReply,
        expected: /8,800/,
      },
      {
        section: 4,
        statement: 'On the next page the conversation is restored',
        act: async (page) => {
          await page.run(() => void setTimeout(() => document.querySelector<HTMLElement>('.logo')!.click()))
          await until(
            () => page.run(() => location.pathname),
            (path) => path === '/',
          )
          if ((await count('#chat')(page)) === 0) await openChat(page)
        },
        measure: lastReply,
        expected: /8,800/,
      },
      {
        section: 4,
        statement: 'A page that is loaded again has forgotten what was said',
        act: async (page) => {
          await page.run(() => {
            document.documentElement.dataset.before = ''
            setTimeout(() => location.reload())
          })
          await until(
            () => page.run(() => document.readyState === 'complete' && !('before' in document.documentElement.dataset)),
            Boolean,
          )
          await page.hover('body')
          await until(
            () => page.run(() => document.documentElement.dataset.script),
            (state) => state === 'ready',
          )
        },
        measure: async (page) => ((await entry('history')(page)) ?? '').includes('What does an audit cost?'),
        expected: false,
      },
      {
        section: 4,
        statement: 'Close chat closes the window, and the focus is on its button',
        only: 1440,
        act: (page) => page.click('.chat-head button:last-of-type'),
        measure: async (page) => [
          await count('#chat')(page),
          await page.run(() => document.activeElement?.id ?? null),
          await entry('open')(page),
        ],
        expected: [0, 'chat-open', 'false'],
      },
    ],
  },
  {
    name: 'faults of the chat',
    path: '/pricing',
    begin: openChat,
    cases: [
      fault(
        'An empty reply',
        { status: 200, body: '{"output":""}' },
        /^(?:Assistant: )?I'm sorry, but I couldn't generate a response\. This might be due to a connection issue with our AI system\. Please try asking again or rephrase your question\./,
      ),
      fault('A status that is not OK', { status: 418, body: '{}' }, /^(?:Assistant: )?Error: HTTP error! Status: 418/),
      fault(
        'A network that fails',
        null,
        /^(?:Assistant: )?Unable to reach the backend server\. Please check your internet connection\./,
      ),
    ],
  },
]
