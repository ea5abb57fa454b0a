import { z } from 'zod/mini'
import { questions, surveyEdition, type Question, type QuestionName } from '#content/survey.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm, type FieldView } from '#forms/definition/define-form.ts'

const longestText = 280

const names = Object.keys(questions) as QuestionName[]
const views = names.map((name): [QuestionName, FieldView] => [name, viewOf(questions[name])])
const schemas = names.map((name) => [name, schemaOf(questions[name])] as const)

/** The survey, made of its questions. Nobody is asked who they are; the edition is kept as the version of the words. */
export const survey = defineForm({
  title: 'Survey',
  schema: z.object(Object.fromEntries(schemas) as Record<QuestionName, ReturnType<typeof schemaOf>>),
  fields: Object.fromEntries(views) as Record<QuestionName, FieldView>,
  steps: names.map((name) => ({ fields: [name] })),
  words: surveyEdition,
  record: {
    name: 'Answers to the survey',
    inShort: ['The answers you choose', 'one sentence, if you write one'],
    purpose: 'To count them and to show the counts. The sentence is read, and never published.',
    basis: 'You take part of your own accord. We do not ask who you are.',
    kept: 'as long as the counts are shown',
  },
  quiet: { most: 10, seconds: 86_400 },
  action: 'Send answers',
  thanks: 'Thank you. Your answers are stored, without your name.',
})

function viewOf({ ask, hint, kind, choices, optional }: Question): FieldView {
  const common = { label: ask, hint, optional }
  if (kind === 'text') return { ...common, input: 'input', type: 'text' }
  return { ...common, input: kind === 'several' ? 'checkbox' : 'radio', options: choices, row: kind === 'scale' }
}

function schemaOf({ kind, choices = [], optional }: Question) {
  if (kind === 'text') return text(z.trim(), atMost(longestText))
  const offered = choices.map(([value]) => value)
  const ask = kind === 'several' ? 'Choose at least one answer' : 'Choose an answer'
  return text(
    z.refine((answer) => (optional && answer === '') || chosen(answer).every((one) => offered.includes(one)), ask),
    z.refine((answer) => kind === 'several' || chosen(answer).length === 1, 'Choose one answer'),
    z.refine((answer) => new Set(chosen(answer)).size === chosen(answer).length, 'Choose each answer once'),
  )
}

// A browser leaves out what was not chosen.
function text(...checks: Parameters<z.ZodMiniString['check']>) {
  return z.prefault(z.string().check(...checks), '')
}

const chosen = (answer: string) => answer.split(',')
