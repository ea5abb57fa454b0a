import { useEffect, useState } from 'react'
import type { Form } from '#forms/definition/define-form.ts'
import { resumeAt, stepOf, wrongIn } from '#forms/definition/step-at.ts'
import { changedAnswers, readAnswers, type Answers } from './controls.ts'
import type { Checked } from './submission.ts'
import type { SubmitStep } from './submit-step.ts'

type Subject = { name: string; definition: Form; check: (answers: Answers) => Checked }

/**
 * Which step of a form is shown: `at` is undefined while its HTML has not come to life, and for a form without steps. `last` is true
 * where the button sends, `wrongHere` says what keeps the visitor in the step, and `show` goes to a step and to one of its fields.
 */
export function useSteps({ name, definition: { steps, fields }, check }: Subject) {
  const [{ at, aim }, go] = useState<{ at?: number; aim?: { field: string } }>({})
  const [seen, setSeen] = useState<SubmitStep>()
  const names = Object.keys(fields)
  const wrongOf = (form: HTMLFormElement) => {
    const checked = check(readAnswers(form, names))
    return 'fields' in checked ? checked.fields : {}
  }

  useEffect(() => {
    if (aim) document.getElementById(`${name}-${aim.field}`)?.focus()
  }, [aim, name])

  return {
    at,
    last: !steps || at === undefined || at === steps.length - 1,
    /** The form is alive, and its draft is back in it. */
    opened(form: HTMLFormElement) {
      if (!steps) return
      // A field that the visitor is typing in must not vanish under the cursor.
      const focused = stepOf(steps, [document.activeElement?.getAttribute('name') ?? ''])
      const typed = Object.keys(changedAnswers(form, names))
      go({ at: focused ?? resumeAt(steps, { typed, wrong: Object.keys(wrongOf(form)) }) })
    },
    /** Shows the step of a refusal: to be called while rendering. */
    follow(step: SubmitStep) {
      if (step === seen) return
      setSeen(step)
      if (!steps || at === undefined || step.at !== 'refused' || !step.fresh) return
      const here = Object.keys(wrongIn(steps[at]!, step.fields)).length > 0
      if (!here) go({ at: stepOf(steps, Object.keys(step.fields)) ?? at })
    },
    wrongHere: (form: HTMLFormElement) => (steps && at !== undefined ? wrongIn(steps[at]!, wrongOf(form)) : {}),
    /** Goes to a step; the focus goes to its first field, to the one that is named, or with '' stays where it is. */
    show(next: number, field = steps?.[next]?.fields[0] ?? '') {
      go({ at: next, aim: field ? { field } : undefined })
    },
  }
}
