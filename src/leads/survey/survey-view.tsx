import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { FormView } from '#forms/view/form-view.tsx'
import { chooseByKey } from './survey-keys.ts'
import { readSurveyMark } from './survey-mark.ts'
import { SurveyOutcome } from './survey-outcome.tsx'
import { survey } from './survey.ts'

const never = () => () => {}

/** The survey: one question at a time, answered by keys if one likes; or what everybody has answered, once it is closed here. */
export function SurveyView() {
  const place = useRef<HTMLDivElement>(null)
  const [looked, setLooked] = useState(false)
  const mark = useSyncExternalStore(never, readSurveyMark, () => undefined)

  useEffect(() => {
    const element = place.current
    element?.addEventListener('keydown', chooseByKey)
    return () => element?.removeEventListener('keydown', chooseByKey)
  }, [])

  function look(event: MouseEvent) {
    event.preventDefault()
    setLooked(true)
  }

  if (looked) return <SurveyOutcome why="seen" focus />
  if (mark) return <SurveyOutcome why={mark} />
  return (
    <div ref={place} className="survey">
      <FormView name="survey" form={survey} arrived={<SurveyOutcome why="sent" focus />} />
      <p className="survey-keys soft small">
        Number keys choose, <kbd>Enter</kbd> goes on.
      </p>
      <p className="survey-look soft small">
        Only curious?{' '}
        <a id="survey-look" href="/survey/results" data-replay onClick={look}>
          See the results without answering
        </a>
        . That closes the survey on this device: who has seen the answers of others answers differently.
      </p>
    </div>
  )
}
