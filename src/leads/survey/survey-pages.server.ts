import type { Hono } from 'hono'
import { questions, type Question } from '#content/survey.ts'
import type { Database } from '#core/database/database.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { longDate } from '#ui/components/long-date.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, pageHead, table } from '#ui/pages/page-parts.server.ts'
import { countSurvey, openResults } from './survey-results.server.ts'
import { answersSentence, barOf, percent, resultNote, type SurveyResults } from './survey-results.ts'
import { survey } from './survey.ts'

/** The survey without script: the page after sending, and the results alone. */
export function surveyPages(deps: Pages & { db: Database }): Hono<{ Variables: Variables }> {
  const count = openResults(() => countSurvey(deps.db))
  const page = async (heading: string, lead: string) => {
    const results = await count()
    const home = actions({ label: 'Back to the first page', href: '/' })
    const first = results.answers === 1 ? 'You are the first. ' : ''
    const said = `${lead === '' ? '' : `${lead} ${first}`}${answersSentence(results, longDate)}`
    const main = markup`${pageHead({ heading, lead: said, seed: '/survey', more: home })}${resultSections(results)}`
    return framedPage(deps, { title: heading, main })
  }
  return endpoint()
    .get('/sent/survey', () => page('Thank you', survey.thanks))
    .get('/survey/results', () => page('What everybody has answered', ''))
}

function resultSections({ questions: counted }: SurveyResults): SafeHtml {
  const parts = counted.map(({ name, answers, choices }) => {
    const { ask, choices: offered = [] }: Question = questions[name]
    const note = resultNote(name)
    const rows = choices.map(({ value, count, share }) => {
      const words = offered.find(([one]) => one === value)?.[1]
      return markup`<tr><th scope="row">${words}${bar(`${name}-${value}`, share)}</th>
<td class="figure">${count}</td><td class="figure">${percent(share)}</td></tr>`
    })
    return markup`<section class="survey-result"><h2>${ask}</h2>${note && markup`<p class="soft small">${note}</p>`}
${table({ label: `${ask} ${answers} answers`, columns: ['Answer', 'People', 'Share'], rows })}</section>`
  })
  return markup`<div class="wide survey-results">${parts}</div>`
}

function bar(id: string, share: number): SafeHtml {
  const { width, pitch } = barOf(share)
  return markup`<svg class="survey-bar" aria-hidden="true" width="100%" height="16"><pattern id="bar-${id}" width="${pitch}" height="16" patternUnits="userSpaceOnUse"><path d="M.6 0v16" stroke="currentColor" stroke-width="1.2"/></pattern><rect width="${width}" height="16" fill="url(#bar-${id})"/></svg>`
}
