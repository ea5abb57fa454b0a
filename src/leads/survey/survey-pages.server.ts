import type { Hono } from 'hono'
import type { Database } from '#core/database/database.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { countSurvey, openResults } from './survey-results.server.ts'
import { survey } from './survey.ts'

const { SurveyPage } = await import('./survey-pages.tsx')

/** The survey without script: the page after sending, and the results alone. */
export function surveyPages(deps: Pages & { db: Database }): Hono<{ Variables: Variables }> {
  const count = openResults(() => countSurvey(deps.db))
  const page = async (title: string, lead: string) =>
    shellPage(deps, { title, main: draw(SurveyPage, { title, lead, results: await count() }) })
  return endpoint()
    .get('/sent/survey', () => page('Thank you', survey.thanks))
    .get('/survey/results', () => page('What everyone answered', ''))
}
