import { questions, type Question, type QuestionName } from '#content/survey.ts'

/** Below so many answers no one sees what was chosen: a single answer could be recognised. */
export const enoughAnswers = 5

/** One choice, how many took it, and their share of those who answered the question, from 0 to 1. */
export type ChoiceResult = { value: string; count: number; share: number }

/**
 * What the survey has come to. `questions` is empty below `needed` answers, and never holds the open one; `since` is the moment of
 * the first answer.
 */
export type SurveyResults = {
  answers: number
  since?: string
  needed: number
  questions: { name: QuestionName; answers: number; choices: ChoiceResult[] }[]
}

/** The questions that are counted, in order. */
export const countedQuestions = (Object.entries(questions) as [QuestionName, Question][]).filter(
  ([, { kind }]) => kind !== 'text',
)

/** How many have answered, and how many are missing until shares are shown, in one or two sentences. */
export function answersSentence({ answers, needed, since }: SurveyResults, day: (iso: string) => string): string {
  if (answers === 0) return `Nobody has answered yet. Shares are shown from ${needed} answers on.`
  const first = answers === 1 ? '1 person has answered' : `${answers} people have answered`
  const missing = needed - answers
  const rest =
    missing > 0
      ? ` Shares are shown from ${needed} answers on: ${missing} ${missing === 1 ? 'is' : 'are'} missing.`
      : ''
  return `${first} since ${day(since!)}.${rest}`
}

/** A share as people read it: whole per cent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/**
 * How a share is engraved: as long as the share, and ruled as densely. `pitch` is the distance of its lines in pixels: from 10 for a
 * share near zero to 2 for a share of one.
 */
export function barOf(share: number): { width: string; pitch: number } {
  return { width: `${(share * 100).toFixed(1)}%`, pitch: Math.round((10 - 8 * share) * 10) / 10 }
}

/** What to know before reading the numbers of a question. */
export function resultNote(name: QuestionName): string | undefined {
  const { kind }: Question = questions[name]
  return kind === 'several' ? 'Several answers were possible, so the shares add up to more than 100 %.' : undefined
}
