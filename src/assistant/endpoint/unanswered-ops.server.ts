import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { openTerms } from '#assistant/facts/asked-terms.ts'
import { detectLanguage } from '#assistant/facts/detect-language.ts'
import type { Language } from '#content/answers/fact.ts'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import { printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { masked } from './masked.ts'
import { chatReply } from './tables.server.ts'

/** Questions that mean the same, as far as their words tell. */
type Group = { terms: ReadonlySet<string>; questions: string[]; outcomes: Set<string>; last: Date }

/** How much of their words two questions share that belong together. */
const alike = 0.5

/** What was refused, guessed, asked back or marked as no help in the last `days`, the newest first. */
export function unansweredSince(db: Database, days: number) {
  return db
    .select({
      question: chatReply.question,
      outcome: chatReply.outcome,
      helpful: chatReply.helpful,
      at: chatReply.createdAt,
    })
    .from(chatReply)
    .where(
      and(
        gt(chatReply.createdAt, sql`now() - make_interval(days => ${days})`),
        or(inArray(chatReply.outcome, ['refused', 'guessed', 'asked']), eq(chatReply.helpful, false)),
      ),
    )
    .orderBy(desc(chatReply.createdAt))
}

/** Which questions are like any of some wordings of a language, as `ops chat unanswered` groups them. */
export function questionsLike(
  questions: readonly string[],
  { asks, language }: { asks: readonly string[]; language: Language },
): string[] {
  const reader = openTerms(language)
  const wordings = asks.map((ask) => new Set(reader.of(ask)))
  return questions.filter((question) => {
    const terms = new Set(reader.of(question))
    return wordings.some((wording) => likeness(wording, terms) >= alike)
  })
}

/** `ops chat unanswered`: what was refused, guessed, asked back or marked as no help, by likeness, without what names a person. */
export const unansweredCommand: Command = {
  about: 'shows what the assistant did not know, grouped by likeness, the most frequent first, without personal data',
  options: {
    days: { about: `how far back, ${retention.chatDays} by default, as long as questions are kept`, value: 'number' },
    limit: { about: 'how many groups, 50 by default', value: 'number' },
  },
  async run(context, input) {
    const days = wholeNumber(input, 'days', retention.chatDays)
    const rows = await unansweredSince(context.db, days)
    const groups: Group[] = []
    const readers = new Map<string, ReturnType<typeof openTerms>>()
    for (const { question, outcome, helpful, at } of rows) {
      const detected = detectLanguage(question)
      const language = typeof detected === 'string' ? detected : 'en'
      const reader = readers.get(language) ?? openTerms(language)
      readers.set(language, reader)
      const terms = new Set(reader.of(question))
      const group = groups.find((one) => likeness(one.terms, terms) >= alike)
      const what = helpful === false ? 'no help' : outcome === 'asked' ? 'asked back' : outcome!
      if (!group) groups.push({ terms, questions: [masked(question)], outcomes: new Set([what]), last: at })
      else {
        group.questions.push(masked(question))
        group.outcomes.add(what)
      }
    }
    printRows(context, {
      empty: 'Nothing was left unanswered.',
      rows: groups
        .toSorted((one, other) => other.questions.length - one.questions.length)
        .slice(0, wholeNumber(input, 'limit', 50))
        .map(({ questions, outcomes, last }) => ({
          times: String(questions.length),
          what: [...outcomes].join(', '),
          last,
          question: questions[0]!,
          ...(context.json && { questions: [...new Set(questions)] }),
        })),
    })
  },
}

/** The share of the words of two questions that both have, from 0 to 1. Two without words are the same. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size
  return all === 0 ? 1 : one.intersection(other).size / all
}
