import { SurveyView } from '#forms/survey-view.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { survey as words } from '#content/pages/survey.ts'

export const meta = () => pageMeta('/survey', words)

/** /survey */
export default function Survey() {
  return (
    <>
      <PageHead path="/survey" page={words} />
      <div className="wide">
        <SurveyView />
      </div>
    </>
  )
}
