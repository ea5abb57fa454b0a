import { questions, type Question } from '#content/survey.ts'
import { barOf, percent, resultNote, type SurveyResults } from './survey-results.ts'

type Result = SurveyResults['questions'][number] & { Heading?: 'h2' | 'h3' }

/** What was answered to one question: a row for each choice, its share engraved below its words and written beside them. */
export function SurveyResult({ name, answers, choices, Heading = 'h3' }: Result) {
  const { ask, choices: offered = [] }: Question = questions[name]
  const note = resultNote(name)
  const wordsOf = (choice: string) => offered.find(([value]) => value === choice)?.[1]

  return (
    <section className="survey-result" aria-labelledby={`result-${name}`}>
      <Heading id={`result-${name}`}>{ask}</Heading>
      {note && <p className="soft small">{note}</p>}
      <div className="table-region">
        <table>
          <caption className="visually-hidden">{`${ask} ${answers} answers`}</caption>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">People</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {choices.map(({ value, count, share }) => (
              <tr key={value}>
                <th scope="row">
                  {wordsOf(value)}
                  <Bar id={`bar-${name}-${value}`} share={share} />
                </th>
                <td className="figure">{count}</td>
                <td className="figure">{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A share as lines: the more took this choice, the longer the bar and the denser its ruling. */
function Bar({ id, share }: { id: string; share: number }) {
  const { width, pitch } = barOf(share)
  return (
    <svg className="survey-bar" aria-hidden="true" width="100%" height="16">
      <pattern id={id} width={pitch} height="16" patternUnits="userSpaceOnUse">
        <path d="M.6 0v16" stroke="currentColor" strokeWidth="1.2" />
      </pattern>
      <rect width={width} height="16" fill={`url(#${id})`} />
    </svg>
  )
}
