import { useEffect, useRef } from 'react'
import { FetchState } from '#forms/view/fetch-state.tsx'
import { useFetched } from '#forms/view/use-fetched.ts'
import { longDate } from '#core/time/long-date.ts'
import { markSurvey, type SurveyMark } from './survey-mark.ts'
import { SurveyResult } from './survey-result.tsx'
import { answersSentence, type SurveyResults } from './survey-results.ts'

const reasons = {
  sent: 'Thank you. Your answers are stored, without your name.',
  answered: 'This survey was answered on this device.',
  seen: 'The results were opened before answering, so the survey is closed on this device.',
}

/** Takes the place of the survey once it is closed here: why, and what everyone has answered. `sent` has just arrived. */
export function SurveyOutcome({ why, focus }: { why: SurveyMark | 'sent'; focus?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const { fetched, retry } = useFetched<SurveyResults>('/api/survey/results')
  const results = fetched.at === 'there' ? fetched.answer : undefined

  useEffect(() => {
    markSurvey(why === 'sent' ? 'answered' : why)
    if (focus) box.current?.focus()
  }, [why, focus])

  return (
    <div ref={box} className="survey-outcome" tabIndex={-1}>
      <output className="statement">{reasons[why]}</output>
      <h2>What everyone answered</h2>
      <output>
        {results && why === 'sent' && results.answers === 1 && 'You are the first. '}
        {results && answersSentence(results, longDate)}
      </output>
      <FetchState fetched={fetched} loading="Counting the answers." retry={retry} />
      {results?.questions.map((question) => (
        <SurveyResult key={question.name} {...question} />
      ))}
    </div>
  )
}
