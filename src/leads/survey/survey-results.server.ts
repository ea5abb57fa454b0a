import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { surveyEdition } from '#content/survey.ts'
import type { Database } from '#core/database/database.server.ts'
import { countedQuestions, enoughAnswers, type SurveyResults } from './survey-results.ts'

type Row = { name: string | null; choice: string | null; count: number; since: string | null }

/**
 * Counts the accepted answers of this edition, in the database. Free text is never read, and below
 * `enoughAnswers` the result holds the number of answers alone.
 */
export async function countSurvey(db: Database): Promise<SurveyResults> {
  const names = JSON.stringify(countedQuestions.map(([name]) => name))
  const { rows } = await db.execute<Row>(sql`
    with answered as (
      select id, received_at, answers from submission
      where form = 'survey' and status = 'accepted' and consent = ${surveyEdition}
    ), chosen as (
      select id, name, choice
      from answered, jsonb_array_elements_text(${names}::jsonb) as name,
        unnest(string_to_array(answers ->> name, ',')) as choice
    )
    select null as name, null as choice, count(*)::integer as count,
      to_char(min(received_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from answered
    union all
    select name, choice, count(distinct id)::integer, null from chosen group by grouping sets ((name), (name, choice))`)

  const all = rows.find(({ name }) => name === null)!
  const countOf = (question: string, value: string | null) =>
    rows.find(({ name, choice }) => name === question && choice === value)?.count ?? 0
  return {
    answers: all.count,
    ...(all.since && { since: all.since }),
    needed: enoughAnswers,
    questions: (all.count < enoughAnswers ? [] : countedQuestions).map(([name, { choices = [] }]) => {
      const answers = countOf(name, null)
      const results = choices.map(([value]) => {
        const count = countOf(name, value)
        return { value, count, share: answers === 0 ? 0 : Math.round((count / answers) * 1000) / 1000 }
      })
      return { name, answers, choices: results }
    }),
  }
}

/**
 * Answers with results that were counted after the call, so that one's own answer is among them, and yet counts for many at once: the
 * next count begins when the last one has ended and four times as long has passed, a quarter of a second at least.
 */
export function openResults(count: () => Promise<SurveyResults>, rest = 250): () => Promise<SurveyResults> {
  let free = Promise.resolve()
  let next: Promise<SurveyResults> | undefined
  return () => {
    next ??= free.then(() => {
      next = undefined
      const began = performance.now()
      const counted = count()
      free = counted.then(
        () => sleep(Math.max(rest, 4 * (performance.now() - began)), undefined, { ref: false }),
        () => undefined,
      )
      return counted
    })
    return next
  }
}
