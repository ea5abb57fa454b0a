import { longDate } from '#core/time/long-date.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { FirstPage } from '#ui/pages/short-page.tsx'
import { SurveyResult } from './survey-result.tsx'
import { answersSentence, type SurveyResults } from './survey-results.ts'

/** The results of the survey as a page; `lead` is said before how many have answered. */
export function SurveyPage({ title, lead, results }: { title: string; lead: string; results: SurveyResults }) {
  const first = results.answers === 1 ? 'You are the first. ' : ''
  const said = `${lead === '' ? '' : `${lead} ${first}`}${answersSentence(results, longDate)}`
  return (
    <>
      <PageHead path="/survey" page={{ heading: title, lead: said }}>
        <FirstPage />
      </PageHead>
      <div className="wide survey-results">
        {results.questions.map((question) => (
          <SurveyResult key={question.name} {...question} Heading="h2" />
        ))}
      </div>
    </>
  )
}
