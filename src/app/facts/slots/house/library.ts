import type { SlotsOf } from '#app/facts/say.ts'
import { boilerplates } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import { questions } from '#content/survey.ts'
import { enoughAnswers } from '#leads/survey/survey-results.ts'

const [short, middle, long] = Object.keys(boilerplates).map(Number) as [number, number, number]

export const slots: SlotsOf = (say) => ({
  libraryUnconfirmed: say.count(retention.unconfirmedDays, 'day'),
  libraryConsentProof: say.count(retention.leftDays, 'day'),
  libraryShortText: say.number(short),
  libraryMiddleText: say.number(middle),
  libraryLongText: say.number(long),
  libraryPressEmail: brand.email,
  librarySurveyQuestions: say.number(Object.keys(questions).length),
  libraryEnoughAnswers: say.number(enoughAnswers),
})
