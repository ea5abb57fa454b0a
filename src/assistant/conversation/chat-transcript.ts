import { saveText } from '#core/browser/save-file.ts'
import type { ChatState } from './chat-state.ts'
import { markWords } from './chat-words.ts'

type Talk = Pick<ChatState, 'messages' | 'session'>

/** The conversation as Markdown, with its sources as addresses of the site at `origin`. */
export function transcriptMarkdown({ messages }: Pick<Talk, 'messages'>, { origin }: { origin: string }): string {
  const parts = messages.map(({ isUser, text, mark, from, citations = [] }) =>
    [
      `**${isUser ? 'You' : (from ?? 'Assistant')}**`,
      text,
      mark && markWords[mark] && `*${markWords[mark]}*`,
      citations.map(({ title, href }, at) => `${at + 1}. [${title}](${origin}${href})`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  return `${['# Conversation with the assistant', ...parts].join('\n\n')}\n`
}

/** The conversation as JSON: who said what, and from which page. */
export function transcriptJson(
  { messages }: Pick<Talk, 'messages'>,
  { origin, at }: { origin: string; at: Date },
): string {
  const said = messages.map(({ isUser, text, mark, from, citations }) => ({
    isUser,
    text,
    ...(from && { from }),
    ...(mark && { mark }),
    ...(citations && { citations: citations.map(({ title, href }) => ({ title, href: `${origin}${href}` })) }),
  }))
  return `${JSON.stringify({ version: 1, savedAt: at.toISOString(), messages: said }, undefined, 2)}\n`
}

/** Saves the conversation as a file of the visitor. */
export function saveTranscript(talk: Talk, kind: 'md' | 'json') {
  const { origin } = location
  const text = kind === 'md' ? transcriptMarkdown(talk, { origin }) : transcriptJson(talk, { origin, at: new Date() })
  saveText(`conversation-${talk.session}.${kind}`, text, kind === 'md' ? 'text/markdown' : 'application/json')
}
