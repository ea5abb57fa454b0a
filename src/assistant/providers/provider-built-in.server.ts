import type { Assistant } from '#assistant/facts/answer.ts'
import type { Answer } from '#assistant/facts/compose-answer.ts'
import type { Outcome, Provider } from './provider.server.ts'

/** Answers from the pages of the site. Sends nothing to another server. */
export function builtInProvider(answer: Assistant): Provider {
  return {
    name: 'built-in',
    forgets: true,
    state: () => 'closed',
    async *reply({ question, ...context }) {
      const { output, citations, suggestions, topic, refused, asksBack } = answer(question, context)
      yield { type: 'text', text: output, part: 0 }
      yield {
        type: 'end',
        interrupted: false,
        citations,
        suggestions,
        topic,
        outcome: outcomeOf({ refused, asksBack, citations }),
      }
    },
  }
}

function outcomeOf({ refused, asksBack, citations }: Pick<Answer, 'refused' | 'asksBack' | 'citations'>): Outcome {
  if (refused) return 'refused'
  if (!asksBack) return 'answered'
  // With citations it tells what is nearest as well.
  return citations.length > 0 ? 'guessed' : 'asked'
}
