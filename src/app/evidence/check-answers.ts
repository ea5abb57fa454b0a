import { assistantIn, fetchFacts } from '#assistant/conversation/chat-local.ts'
import type { Outcome, Report } from './outcome.ts'

/** How many questions are asked. */
const many = 20

/** Lets the page draw between two questions. */
const pause = () => new Promise((ready) => setTimeout(ready))

/** Asks the assistant of this page questions that its facts bring along. Rejects when the facts do not arrive. */
export async function checkAnswers(report: Report): Promise<Outcome> {
  const [ask, { facts }] = await Promise.all([assistantIn('en'), fetchFacts('en')])
  const spoken = facts.filter(({ silent }) => !silent)
  const missed: string[] = []
  for (let turn = 0; turn < many; turn++) {
    const { id, asks } = spoken[Math.floor((turn * spoken.length) / many)]!
    // The last wording: the first one is what the chat itself offers.
    const question = asks.at(-1)!
    if (ask(question).topic?.fact !== id) missed.push(question)
    report(turn + 1, many)
    await pause()
  }
  const right = `${many - missed.length} of ${many} questions found their answer.`
  const rest = missed.length > 0 ? ` Not found: ${missed.map((question) => `“${question}”`).join(', ')}.` : ''
  return { holds: missed.length === 0 ? 'yes' : 'no', words: `${right}${rest}` }
}
