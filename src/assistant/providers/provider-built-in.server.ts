import type { Assistant } from '#assistant/facts/answer.ts'
import type { Provider } from './provider.server.ts'

/** Answers from the pages of the site. Sends nothing to another server. */
export function builtInProvider(answer: Assistant): Provider {
  return {
    name: 'built-in',
    forgets: true,
    state: () => 'closed',
    async *reply({ question, page, topic }) {
      const { output, citations, suggestions, topic: next, refused, asksBack } = answer(question, { page, topic })
      yield { type: 'text', text: output, part: 0 }
      const outcome = refused ? 'refused' : asksBack ? 'asked' : 'answered'
      yield { type: 'end', interrupted: false, citations, suggestions, topic: next, outcome }
    },
  }
}
