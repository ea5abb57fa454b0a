import { expect, test } from 'vitest'
import { transcriptJson, transcriptMarkdown } from './chat-transcript.ts'

const origin = 'https://intaglio.example'
const messages = [
  { id: 'greeting', isUser: false, text: 'Ask.' },
  { id: 'a', isUser: true, text: 'What is an audit?' },
  {
    id: 'a-0',
    isUser: false,
    text: 'A **reading**.',
    mark: 'interrupted' as const,
    citations: [{ title: 'Audits', href: '/smart-contract-audit#process' }],
  },
]

test('as Markdown it says who said what, how it ended and where it stands', () => {
  expect(transcriptMarkdown({ messages }, { origin })).toBe(`# Conversation with the assistant

**Assistant**

Ask.

**You**

What is an audit?

**Assistant**

A **reading**.

*The reply was cut off here.*

1. [Audits](https://intaglio.example/smart-contract-audit#process)
`)
})

test('as JSON it can be read by a program', () => {
  const text = transcriptJson({ messages }, { origin, at: new Date('2026-11-21T08:00:00Z') })

  expect(JSON.parse(text)).toEqual({
    version: 1,
    savedAt: '2026-11-21T08:00:00.000Z',
    messages: [
      { isUser: false, text: 'Ask.' },
      { isUser: true, text: 'What is an audit?' },
      {
        isUser: false,
        text: 'A **reading**.',
        mark: 'interrupted',
        citations: [{ title: 'Audits', href: 'https://intaglio.example/smart-contract-audit#process' }],
      },
    ],
  })
})
