import { PageHead } from '#ui/pages/page-head.tsx'
import { withoutClosing } from '#app/shell/closing-band.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { survey as words } from '#content/pages/survey.ts'
import { SurveyView } from '#leads/survey/survey-view.tsx'

export const handle = withoutClosing

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
